import type { Failure } from '@/shared/api'
import type { BrokenRule } from '@/shared/files/uploadRules'
import type { DuplicateQuestion } from './duplicateQuestions'

/** Rules of the file itself, its folders, or the device. */
export type Refusal = BrokenRule | 'depth' | 'folderName' | 'noHash'

export type UploadStatus =
  | { state: 'waiting' }
  | { state: 'checking' }
  | { state: 'asking'; question: DuplicateQuestion }
  | { state: 'sending'; percent: number }
  /** The server has the file and registers it in the place. */
  | { state: 'registering' }
  | { state: 'done' }
  | { state: 'skipped' }
  | { state: 'refused'; rule: Refusal }
  | { state: 'cancelled' }
  | { state: 'failed'; failure: Failure }
export type State = UploadStatus['state']

/** File of a queue, as shown by this tab or another. */
export type UploadItem = { id: number; name: string; path: readonly string[]; size: number } & UploadStatus
export type AskingItem = Extract<UploadItem, { state: 'asking' }>

export type Pause =
  /** Offline; resumes automatically. */
  | { because: 'offline' }
  /** The server accepts nothing more here; resumes on request. */
  | { because: 'stopped'; failure: Failure }

export interface QueueView {
  items: readonly UploadItem[]
  pause: Pause | null
  /** True if the queue survives a reload. */
  isKept: boolean
  resumed: number
}

export const NO_UPLOADS: QueueView = { items: [], pause: null, isKept: true, resumed: 0 }

const OPEN: ReadonlySet<State> = new Set(['waiting', 'checking', 'asking', 'sending', 'registering'])
export const isOpen = ({ state }: UploadStatus) => OPEN.has(state)

const OVER: ReadonlySet<State> = new Set(['done', 'skipped'])
export const isOver = ({ state }: UploadStatus) => OVER.has(state)
