import type { CallOptions, Result } from '@/shared/api'
import type { View, ViewApi } from './view.api'

/** Rights of a level while reading. */
export interface ReadingAccess {
  /** Reads through a slit only. */
  isFenced: boolean
  canSearch: boolean
  /** Prints with the watermark; otherwise printing and saving are refused. */
  canPrint: boolean
  /** Gets the text of a page, for screen readers. */
  canReadText: boolean
}

/** Access to a stored file outside of rooms, which may also be downloaded. */
export const STORED_ACCESS: ReadingAccess = {
  isFenced: false,
  canSearch: true,
  canPrint: false,
  canReadText: true,
}

/** A document that the server shows as pictures of pages. */
export interface ViewedDocument {
  /** Missing for a stored file: the answer that opens it has its id. */
  id?: string
  name: string
  version?: string
  /** Differs between documents and between versions. */
  key: string
  api: ViewApi
  /** Start of the paths of related calls: when one of them is denied, the right to read is checked again. */
  section: string
  open: (options: CallOptions) => Promise<Result<View>>
  accessOf: (level: number) => ReadingAccess
  /** Called when the right to read has ended. */
  onDenied?: () => void
}
