"""A running table: the timeline of a game, the commands that change it, and the messages that show it.

From a click to the other screens:

1. Receive: `api.websocket.TextSocket` reads a text, `Conversation.take` in `api.routes.live` parses the request. (Over HTTP,
   `api.routes.play` does.)
2. Check: `commands.play`, under the lock of the `LiveTable`, refuses what is stale, out of turn or out of time.
3. Fold: `committing.commit` makes an entry, and `Timeline.after` folds it into a copy of the timeline; the game refuses what is
   illegal.
4. Store: `Store.write_together` hands the entry to the writer, which stores it with others by `entry_log.append_all` in one commit,
   and tells other processes through the bus.
5. Show: `LiveTables.advance` makes the new timeline the present, and `LiveTable.show_state` sends each connection its view, made
   by `messages.state`. The state that a player's own move leads to is the answer to it.

Undo, consent, resigning, handing over, pauses, timeouts, outages and bots' decisions differ in the second step only.
"""
