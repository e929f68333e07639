import type { Level } from '@/features/rooms/domain/levels'
import {
  DEFAULT_WATERMARK,
  hasWatermark,
  linesOf,
  resolveWatermark,
  type WatermarkFacts,
} from '@/features/rooms/domain/watermark'
import type { RawFile } from '@/shared/api/endpoint'
import type { Scope } from '@/entities/roomScope'
import { safeFileName } from '@/shared/lib/csv'
import type { PageWatermark } from '@/shared/viewer/watermark'
import { now } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { normalizeText } from '../../platform/list'
import type { Viewed } from '../../platform/pages/views'
import { watermarkPdf, unmarkableReason, type UnmarkableReason } from '../../platform/watermarkPdf'
import { addressOf } from '../networks'
import { roomFiles } from '../roomFiles'
import { roomFor, rooms, type StoredNode } from '../store'
import type { StoredVersion } from '../storedVersions'
import { watermarks } from '../watermarks'
import { demoHits, demoPdf, demoText } from './demoPdf'
import { conversionOf, textOfUpload } from './preparedUploads'

const HAN = /\p{Script=Han}/u

const languageOf = (name: string) => (HAN.test(name) ? 'zh' : 'en')

export const hasText = ({ fileKey }: StoredVersion) => fileKey === null || textOfUpload(fileKey) !== null

export const textOf = ({ name }: Pick<StoredNode, 'name'>, { pages, fileKey }: StoredVersion) =>
  fileKey === null
    ? demoText({ title: name, pages: pages || 1, language: languageOf(name) })
    : textOfUpload(fileKey)

export const textHits = (
  { name }: Pick<StoredNode, 'name'>,
  { pages, fileKey }: StoredVersion,
  keyword: string,
): { page: number; text: string }[] =>
  fileKey === null
    ? demoHits(
        { title: name, pages: pages || 1, language: languageOf(name) },
        (text) => normalizeText(text).includes(keyword),
        MAX_HITS,
      )
    : (textOfUpload(fileKey) ?? [])
        .map((text, at) => ({ page: at + 1, text: excerptAround(text, keyword) }))
        .filter(({ text }) => text !== '')
        .slice(0, MAX_HITS)

const MAX_HITS = 3
const CONTEXT = 40

function excerptAround(text: string, keyword: string): string {
  const at = normalizeText(text).indexOf(keyword)
  return at < 0 ? '' : text.slice(Math.max(0, at - CONTEXT), at + keyword.length + CONTEXT).trim()
}

const nameOf = ({ name }: Pick<StoredNode, 'name'>, { type }: StoredVersion) =>
  `${safeFileName(name)}.${type}`

const demoOf = ({ name }: Pick<StoredNode, 'name'>, { no, pages }: StoredVersion, watermark?: string) =>
  demoPdf({
    title: name,
    pages: pages || 1,
    language: languageOf(name),
    edition: no,
    hasPhoto: pages > 20,
    ...(watermark === undefined ? {} : { watermark }),
  })

const uploadOf = ({ fileKey }: StoredVersion) => (fileKey === null ? undefined : roomFiles.get(fileKey))

export function fileOf(document: Pick<StoredNode, 'name'>, version: StoredVersion): RawFile {
  const name = nameOf(document, version)
  const upload = uploadOf(version)
  return upload ? { ...upload, name } : { bytes: demoOf(document, version), type: 'application/pdf', name }
}

export async function unmarkableReasonOf(version: StoredVersion): Promise<UnmarkableReason | 'type' | null> {
  const upload = uploadOf(version)
  if (!upload) return null
  return version.type === 'pdf' ? unmarkableReason(upload.bytes) : 'type'
}

export async function watermarkedCopy(
  document: Pick<StoredNode, 'name'>,
  version: StoredVersion,
  watermark: string,
): Promise<RawFile | UnmarkableReason | 'type'> {
  const upload = uploadOf(version)
  if (upload && version.type !== 'pdf') return 'type'
  if (watermark === '') return fileOf(document, version)
  const bytes = upload ? await watermarkPdf(upload.bytes, watermark) : demoOf(document, version, watermark)
  return typeof bytes === 'string'
    ? bytes
    : { bytes, type: 'application/pdf', name: nameOf(document, version) }
}

const factsFor = (scope: Scope, account: Account, roomId: string, document: string): WatermarkFacts => {
  const room = rooms[scope].require(roomId)
  const { userId, nickName: nickname, email, deptName: organisation } = account
  return {
    userId,
    nickname,
    email,
    organisation,
    tag: roomFor(scope, room, account).tagName,
    room: room.name,
    document,
    ip: addressOf(account),
  }
}

export function watermarkFor(scope: Scope, account: Account, roomId: string, document: string): string {
  const setting = watermarks[scope].get(roomId) ?? DEFAULT_WATERMARK
  if (!hasWatermark(setting, 'download')) return ''
  return linesOf(setting.text, { ...factsFor(scope, account, roomId, document), time: now() }).join(' ')
}

/** Watermark of the pages on a screen. Minutes are precise enough to find an entry in a log. */
export const pageWatermarkFor = (
  scope: Scope,
  account: Account,
  { roomId, name, level }: Pick<StoredNode, 'roomId' | 'name'> & { level: Level },
): PageWatermark =>
  resolveWatermark(
    watermarks[scope].get(roomId) ?? null,
    {
      ...factsFor(scope, account, roomId, name),
      time: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    },
    level,
  )

/** Pages of a version. */
export function pagesFileOf(
  scope: Scope,
  document: Pick<StoredNode, 'name'>,
  version: StoredVersion,
): Viewed['file'] {
  const { fileKey, type, no, pages } = version
  if (fileKey === null || type === 'pdf')
    return {
      key: fileKey ?? [document.name, no, pages].join('/'),
      load: () => fileOf(document, version).bytes,
    }
  const conversion = conversionOf(scope, { ...version, fileKey })
  if (conversion.state === 'failed') return { bad: conversion.reason }
  if (conversion.state === 'converting') return 'converting'
  return { key: fileKey, load: () => conversion.pdf, outline: conversion.outline }
}
