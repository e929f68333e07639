import type { Failure, Result } from '@/shared/api'
import type { StoredFile } from '@/shared/files/files.api'
import type { UploadKind, UploadLimits } from '@/shared/files/uploadRules'
import type { State, UploadItem } from './uploadItem'
import type { Answers, ExistingEntry, Match } from './duplicateQuestions'

export interface Candidate {
  name: string
  path: readonly string[]
  size: number
  /** SHA-256 of its content, in hexadecimal. */
  hash: string
}

/** Registers a file as a new entry, in addition to one of the same name, or as a version of an existing entry. */
export type RegisterMode = { as: 'new' | 'both' } | { as: 'version'; of: ExistingEntry }

export interface PlaceApi {
  kind: UploadKind
  limits: UploadLimits
  /** Decides about files beyond the specification's limits. */
  room: { scope: string; roomId: string }
  find: (file: Candidate, signal: AbortSignal) => Promise<Result<Match>>
  register: (file: Candidate & StoredFile, entry: RegisterMode) => Promise<Result<unknown>>
  /**
   * True if a failure concerns the place, and so all remaining files; always the case for missing rights and missing
   * resources.
   */
  stopsAll?: (failure: Failure) => boolean
}

export interface UploadTask {
  item: UploadItem
  file: Blob
  hash: string | null
  answers: Answers
  stored: StoredFile | null
  /** Id of an unfinished upload in parts. */
  partsId: string | null
  /** The file did not arrive intact and is sent a second time. */
  isRepeat: boolean
  isPaused: boolean
  /** The registration was sent and may have succeeded. */
  isUncertain: boolean
  losses: number
  control: AbortController
}

const IN_PROGRESS: ReadonlySet<State> = new Set(['checking', 'sending', 'registering'])

const fullPathOf = ({ item: { path, name } }: UploadTask) => [...path, name].join('/')

/** True if a running upload could be mistaken for the other, by name or content. */
export const isDuplicateInProgress = (one: UploadTask, other: UploadTask) =>
  one !== other &&
  IN_PROGRESS.has(one.item.state) &&
  (fullPathOf(one) === fullPathOf(other) || (one.hash !== null && one.hash === other.hash))
