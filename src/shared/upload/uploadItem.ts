import type { Failure } from '@/shared/api'
import type { BrokenRule } from '@/shared/files/uploadRules'
import type { Question } from './duplicateQuestions'

/** Why a file is not taken: its own rules, and those of the folders it lies in and of the device. */
export type Refusal = BrokenRule | 'depth' | 'folderName' | 'noHash'

export type Standing =
  | { state: 'waiting' }
  /** Its content is looked at, its hash computed and asked for in the place. */
  | { state: 'checking' }
  | { state: 'asking'; question: Question }
  | { state: 'sending'; percent: number }
  /** The server has the file; the place is told of it. */
  | { state: 'registering' }
  | { state: 'done' }
  | { state: 'skipped' }
  | { state: 'refused'; rule: Refusal }
  | { state: 'cancelled' }
  | { state: 'failed'; failure: Failure }
export type State = Standing['state']

/** A file of a queue, as it is shown: in this tab or in another. */
export type UploadItem = { id: number; name: string; path: readonly string[]; size: number } & Standing
export type AskingItem = Extract<UploadItem, { state: 'asking' }>

/** Why a queue stands still. */
export type Pause =
  /** The line is lost; it goes on by itself. */
  | { because: 'offline' }
  /** The server takes nothing more here; goes on when someone says so. */
  | { because: 'stopped'; failure: Failure }

export interface QueueView {
  items: readonly UploadItem[]
  pause: Pause | null
  /** Whether what waits is found again after a reload. */
  isKept: boolean
  /** How many files an earlier visit had left. */
  resumed: number
}

export const NO_UPLOADS: QueueView = { items: [], pause: null, isKept: true, resumed: 0 }

const OPEN: ReadonlySet<State> = new Set(['waiting', 'checking', 'asking', 'sending', 'registering'])
/** Whether a file is still on its way. */
export const isOpen = ({ state }: Standing) => OPEN.has(state)

const OVER: ReadonlySet<State> = new Set(['done', 'skipped'])
/** Whether nothing more is to be done about a file. */
export const isOver = ({ state }: Standing) => OVER.has(state)
