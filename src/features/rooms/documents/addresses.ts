import { useSearchParams } from 'react-router-dom'
import { changedAddress } from '@/shared/list/address'
import { READ, VERSION } from '../room/addresses'
import type { RoomNode } from './documents.api'

/**
 * Under these names the address says that the document is read, and from which page on; in which version, compared with
 * which other one of it, beside which other document.
 */
const NAMES = { page: READ, version: VERSION, compare: 'compare', beside: 'beside' } as const
type Reading = Partial<Record<keyof typeof NAMES, string>>

const inAddress = (reading: Reading) =>
  Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [name, reading[key as keyof Reading]]))

/** Links to what lies in the room in hand. */
export function useLinks() {
  const [params] = useSearchParams()
  /** Filters stay where a document is left for its list; `page`: to be read from there on. */
  function linkTo({ id, kind, parentId }: Pick<RoomNode, 'id' | 'kind' | 'parentId'>, page?: number) {
    const isKept = (name: string) => kind === 'document' || name === 'roomId' || name === 'as'
    const kept = new URLSearchParams([...params].filter(([name]) => isKept(name)))
    return `?${changedAddress(kept, {
      ...(kind === 'folder' ? { folderId: id } : { document: id }),
      ...(kind === 'document' && parentId !== null ? { folderId: parentId } : {}),
      ...inAddress(page === undefined ? {} : { page: String(page) }),
    })}`
  }
  return { linkTo }
}

/** What the address says of how the document is read, and the addresses of reading it otherwise. */
export function useReadingAddress() {
  const [params] = useSearchParams()
  const said = (key: keyof Reading) => params.get(NAMES[key])
  return {
    isOn: said('page') !== null,
    startPage: Number(said('page')) || 1,
    version: said('version'),
    compare: said('compare'),
    beside: said('beside'),
    /** Of the document by itself, or compared, or beside another. */
    readAddress: (reading: Pick<Reading, 'compare' | 'beside'> = {}) =>
      `?${changedAddress(params, inAddress({ page: said('page') ?? '1', ...reading }))}`,
    /** Of what is known of the document. */
    factsAddress: `?${changedAddress(params, inAddress({}))}`,
    /** Of another document, read by itself. */
    otherAddress: (document: string) =>
      `?${changedAddress(params, { ...inAddress({ page: '1' }), document })}`,
    /** Of the folder around the document. */
    folderAddress: `?${changedAddress(params, { ...inAddress({}), document: undefined })}`,
  }
}
