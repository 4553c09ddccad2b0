senet-about = Führe deine Steine durch dreißig Häuser, hinaus aus der Unterwelt.

## Häuser

senet-house-1 = Haus 1
senet-house-2 = Haus 2
senet-house-3 = Haus 3
senet-house-4 = Haus 4
senet-house-5 = Haus 5
senet-house-6 = Haus 6
senet-house-7 = Haus 7
senet-house-8 = Haus 8
senet-house-9 = Haus 9
senet-house-10 = Haus 10
senet-house-11 = Haus 11
senet-house-12 = Haus 12
senet-house-13 = Haus 13
senet-house-14 = Haus 14
senet-house-15 = Haus 15 (Wiedergeburt)
senet-house-16 = Haus 16
senet-house-17 = Haus 17
senet-house-18 = Haus 18
senet-house-19 = Haus 19
senet-house-20 = Haus 20
senet-house-21 = Haus 21
senet-house-22 = Haus 22
senet-house-23 = Haus 23
senet-house-24 = Haus 24
senet-house-25 = Haus 25
senet-house-26 = Haus 26 (Schönheit)
senet-house-27 = Haus 27 (Wasser)
senet-house-28 = Haus 28 (Drei Richter)
senet-house-29 = Haus 29 (Zwei Richter)
senet-house-30 = Haus 30 (Horus)
senet-to-1 = { senet-house-1 }
senet-to-2 = { senet-house-2 }
senet-to-3 = { senet-house-3 }
senet-to-4 = { senet-house-4 }
senet-to-5 = { senet-house-5 }
senet-to-6 = { senet-house-6 }
senet-to-7 = { senet-house-7 }
senet-to-8 = { senet-house-8 }
senet-to-9 = { senet-house-9 }
senet-to-10 = { senet-house-10 }
senet-to-11 = { senet-house-11 }
senet-to-12 = { senet-house-12 }
senet-to-13 = { senet-house-13 }
senet-to-14 = { senet-house-14 }
senet-to-15 = { senet-house-15 }
senet-to-16 = { senet-house-16 }
senet-to-17 = { senet-house-17 }
senet-to-18 = { senet-house-18 }
senet-to-19 = { senet-house-19 }
senet-to-20 = { senet-house-20 }
senet-to-21 = { senet-house-21 }
senet-to-22 = { senet-house-22 }
senet-to-23 = { senet-house-23 }
senet-to-24 = { senet-house-24 }
senet-to-25 = { senet-house-25 }
senet-to-26 = { senet-house-26 }
senet-to-27 = { senet-house-27 }
senet-to-28 = { senet-house-28 }
senet-to-29 = { senet-house-29 }
senet-to-30 = { senet-house-30 }

## Entscheidungen

senet-prompt-move = Wähle einen Stein
senet-choose-move = Vorwärts ziehen
senet-choose-back = Zurückziehen
senet-action-move = Zieh den Stein in { $house_name } vor
senet-action-back = Zieh den Stein in { $house_name } zurück
senet-action-wait = Warte: kein Stein kann ziehen

## Warum nicht

senet-why-can-move = Du kannst einen Stein ziehen, also musst du es.
senet-why-forward-first = Zurück geht es nur, wenn keiner deiner Steine vorwärts kann.
senet-why-no-pawn = Dort steht kein Stein von dir.
senet-why-beauty-first = Jeder Stein muss mit genauem Wurf im Haus der Schönheit (26) halten.
senet-why-exact-throw = Von dort verlässt ein Stein nur noch das Brett, mit genauem Wurf.
senet-why-never-back = Ab dem Haus der Schönheit (26) geht kein Stein mehr zurück.
senet-why-before-start = Das wäre vor dem ersten Haus.
senet-why-own-pawn = Dort steht schon ein Stein von dir.
senet-why-safe = Ein Stein im Haus der Schönheit (26) oder dahinter ist sicher.
senet-why-protected = Zwei Steine nebeneinander schützen sich gegenseitig.
senet-why-walled = An drei Steinen nebeneinander kommt niemand vorbei.

## Ereignisse

senet-event-moved = { $player } zieht von { $house_name } nach { $to_name }.
senet-event-swapped = { $player } zieht von { $house_name } nach { $to_name } und schickt den Stein von dort zurück.
senet-event-fell = Ein Stein von { $player } fällt ins Wasser und taucht wieder auf in { $to_name }.
senet-event-left = Ein Stein von { $player } verlässt das Brett aus { $house_name }.
senet-event-waited = { $player } kann nicht ziehen.
senet-event-threw = { $player } wirft { $throw }.

## Tisch

senet-source-home = Steine vom Brett
senet-option-pawns = Steine
senet-option-pawns-help = Wie viele Steine alle haben.
senet-draw-throw = Wurf: { $throw }
senet-draw-home = { $player }: { $count } vom Brett
