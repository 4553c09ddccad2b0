/** Short names for the types generated from the server's API document. */
import type { components } from './schema'

type Schemas = components['schemas']

/** A legal decision. `text` is its form in records, such as `load boat=2 space=1`. */
export type Action = Schemas['ActionInfo']
export type Value = Action['arguments'][string]
/** Something that happened at decision `number`. `seat` is -1 when no player caused it. */
export type GameEvent = Schemas['Event']
/** The points by source that each seat would have if the game ended now. Boards narrow `details`. */
export type Forecast<Details = any> = Schemas['Forecast'] & { details: Details }
/** A view as the server sends it. */
export type ServerView = Schemas['View']
/** What one seat may see (-1: a spectator), with the components of the game. Boards narrow `table` and `details`. */
export type View<Table = any, Details = any> = Omit<ServerView, 'seat' | 'components' | 'table' | 'forecast'> & {
  seat: number
  components: any
  table: Table
  forecast: Forecast<Details>
}
/** What a choice would do. With `reveals`, only what happens before something hidden is revealed. */
export type Preview<Table = any> = Omit<Schemas['Preview'], 'table'> & { table: Table | null }

export type Me = Schemas['Me']
export type GameInfo = Schemas['GameInfo']
export type GameOption = Schemas['GameOption']
export type LevelInfo = Schemas['LevelInfo']
export type Player = Schemas['Player']
export type PlayerSettings = Schemas['PlayerSettings']
/** The languages that the server knows. */
export type Language = NonNullable<PlayerSettings['language']>
export type SettingsChange = Schemas['SettingsChange']
export type Profile = Schemas['Profile']
export type LadderEntry = Schemas['LadderEntry']
export type NewTable = Schemas['NewTable']
export type SeatChoice = Schemas['SeatChoice']
export type Clock = NewTable['clock']
export type Table = Schemas['Table']
export type Verification = Schemas['Verification']
export type Note = Schemas['Note']
export type TableLine = Schemas['TableLine']
export type Tables = Schemas['Tables']
export type State = Schemas['State']
export type Clocks = Schemas['Clocks']
export type Presence = Schemas['Presence']
export type Thinking = Schemas['Thinking']
export type Proposal = Schemas['Proposal']
export type Outcome = Schemas['Outcome']
export type Result = Schemas['Result']
export type ChatMessage = Schemas['ChatMessage']
export type Hint = Schemas['Hint']
export type Scores = Schemas['Scores']
export type Why = Schemas['Why']
export type Refusal = Schemas['Refusal']
export type Problem = Schemas['Problem']
/** A message of the server on a table's WebSocket. */
export type LiveMessage =
  | State
  | Schemas['TableMessage']
  | ChatMessage
  | Schemas['PresenceMessage']
  | Schemas['ThinkingMessage']
  | Schemas['Answer']
  | Refusal
  | Schemas['Pong']
export type TurnNotice = Schemas['TurnNotice']
