import { useSearchParams } from 'react-router-dom'
import { changeSearchParams } from '@/shared/list/searchParams'
import { READ_PARAM, VERSION_PARAM } from '../room/addresses'
import type { RoomNode } from './documents.api'

/** Search parameters of an open document: start page, version, version or document to compare with, redaction. */
const PARAMS = {
  page: READ_PARAM,
  version: VERSION_PARAM,
  compare: 'compare',
  beside: 'beside',
  redact: 'redact',
} as const
type ReadingParams = Partial<Record<keyof typeof PARAMS, string>>

const toParams = (reading: ReadingParams) =>
  Object.fromEntries(Object.entries(PARAMS).map(([key, name]) => [name, reading[key as keyof ReadingParams]]))

export function useLinks() {
  const [params] = useSearchParams()
  /**
   * Links to a node. Opening a document keeps the list's filters for the way back; `page` opens the reader at that
   * page, `redact` for redaction.
   */
  function linkTo(
    { id, kind, parentId }: Pick<RoomNode, 'id' | 'kind' | 'parentId'>,
    reading: { page?: number; redact?: true } = {},
  ) {
    const isRetained = (name: string) => kind === 'document' || name === 'roomId' || name === 'as'
    const retained = new URLSearchParams([...params].filter(([name]) => isRetained(name)))
    return `?${changeSearchParams(retained, {
      ...(kind === 'folder' ? { folderId: id } : { document: id }),
      ...(kind === 'document' && parentId !== null ? { folderId: parentId } : {}),
      ...toParams({
        ...(reading.page === undefined ? {} : { page: String(reading.page) }),
        ...(reading.redact ? { redact: '1' } : {}),
      }),
    })}`
  }
  return { linkTo }
}

export function useReadingAddress() {
  const [params] = useSearchParams()
  const paramOf = (key: keyof ReadingParams) => params.get(PARAMS[key])
  return {
    isRedacting: paramOf('redact') !== null,
    redactAddress: `?${changeSearchParams(params, toParams({ redact: '1' }))}`,
    isOn: paramOf('page') !== null,
    startPage: Number(paramOf('page')) || 1,
    version: paramOf('version'),
    compare: paramOf('compare'),
    beside: paramOf('beside'),
    readAddress: (reading: Pick<ReadingParams, 'compare' | 'beside'> = {}) =>
      `?${changeSearchParams(params, toParams({ page: paramOf('page') ?? '1', ...reading }))}`,
    factsAddress: `?${changeSearchParams(params, toParams({}))}`,
    otherAddress: (document: string) =>
      `?${changeSearchParams(params, { ...toParams({ page: '1' }), document })}`,
    folderAddress: `?${changeSearchParams(params, { ...toParams({}), document: undefined })}`,
  }
}
