import type { Failure, Result } from '@/shared/api'
import type { StoredFile } from '@/shared/files/files.api'
import type { UploadKind } from '@/shared/files/uploadRules'
import type { State, UploadItem } from './uploadItem'
import type { Answers, Known, Match } from './duplicateQuestions'

/** A file as the place is asked about it, and told of it. */
export interface Candidate {
  name: string
  path: readonly string[]
  size: number
  /** SHA-256 of its content, in hexadecimal. */
  hash: string
}

/** How a file enters the place: as something new, beside its namesake, or as a version of what is known there. */
export type Entry = { as: 'new' | 'both' } | { as: 'version'; of: Known }

/** What a place does with files. */
export interface PlaceCalls {
  kind: UploadKind
  /** What the place has of a file already; asked before it is sent. */
  find: (file: Candidate, signal: AbortSignal) => Promise<Result<Match>>
  /** Tells the place of a file that the server keeps now. */
  register: (file: Candidate & StoredFile, entry: Entry) => Promise<Result<unknown>>
  /** Whether a refusal concerns the place and so all that is left; those of rights and of absent things do. */
  stopsAll?: (failure: Failure) => boolean
}

/** A file on its way with what only the working tab has of it. */
export interface Work {
  item: UploadItem
  file: Blob
  hash: string | null
  answers: Answers
  /** As the server keeps it, once it was sent. */
  stored: StoredFile | null
  /** The place was told of it, and may have heard it. */
  isUncertain: boolean
  /** How often the line was lost while it was sent. */
  losses: number
  control: AbortController
}

const AT_WORK: ReadonlySet<State> = new Set(['checking', 'sending', 'registering'])

const addressOf = ({ item: { path, name } }: Work) => [...path, name].join('/')

/** Whether one is at work that the place could take for the other, by name or content. */
export const isAtWorkLike = (one: Work, other: Work) =>
  one !== other &&
  AT_WORK.has(one.item.state) &&
  (addressOf(one) === addressOf(other) || (one.hash !== null && one.hash === other.hash))
