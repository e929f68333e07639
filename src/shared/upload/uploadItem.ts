import type { Failure } from '@/shared/api'
import type { BrokenRule } from '@/shared/files/uploadRules'
import type { DuplicateQuestion } from './duplicateQuestions'

/** Rules of the file itself, its folders, or the device. */
export type Refusal = BrokenRule | 'depth' | 'folderName' | 'noHash' | 'changed'

export type UploadStatus =
  | { state: 'waiting' }
  | { state: 'checking' }
  | { state: 'asking'; question: DuplicateQuestion }
  /** With `isRepeat` the file did not arrive intact and is sent again. */
  | { state: 'sending'; percent: number; isRepeat: boolean }
  /** By the user; `percent` if it was being sent. */
  | { state: 'paused'; percent: number | null }
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

/** Why the queue would not survive a reload: the device's storage is full, or the browser has none for it. */
export type StorageProblem = 'full' | 'unavailable'

export interface QueueView {
  items: readonly UploadItem[]
  pause: Pause | null
  storageProblem: StorageProblem | null
  resumed: number
}

export const NO_UPLOADS: QueueView = { items: [], pause: null, storageProblem: null, resumed: 0 }

const OPEN: ReadonlySet<State> = new Set([
  'waiting',
  'checking',
  'asking',
  'sending',
  'paused',
  'registering',
])
export const isOpen = ({ state }: UploadStatus) => OPEN.has(state)

const PAUSABLE: ReadonlySet<State> = new Set(['waiting', 'checking', 'sending'])
export const isPausable = ({ state }: UploadStatus) => PAUSABLE.has(state)

const OVER: ReadonlySet<State> = new Set(['done', 'skipped'])
export const isOver = ({ state }: UploadStatus) => OVER.has(state)
