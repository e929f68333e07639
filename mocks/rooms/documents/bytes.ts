import { DEFAULT_WATERMARK, isMarked, linesOf } from '@/features/rooms/domain/watermark'
import type { RawFile } from '@/shared/api/endpoint'
import type { Scope } from '@/entities/roomScope'
import { fileNameOf } from '@/shared/lib/csv'
import { now } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { storedFile } from '../../platform/files'
import { plain } from '../../platform/list'
import { markPdf, unmarkable, type Unmarkable } from '../../platform/markPdf'
import { addressOf } from '../networks'
import { roomFor, rooms, type StoredNode } from '../store'
import type { StoredVersion } from '../versions'
import { watermarks } from '../watermarks'
import { demoHits, demoPdf, demoText } from './demoPdf'
import { textOfUpload } from './texts'

const HAN = /\p{Script=Han}/u

const languageOf = (name: string) => (HAN.test(name) ? 'zh' : 'en')

/** True if the text of a version is known. */
export const hasText = ({ fileName }: StoredVersion) => fileName === null || textOfUpload(fileName) !== null

/** The pages of a version as texts; null where they are not known. */
export const textOf = ({ name }: Pick<StoredNode, 'name'>, { pages, fileName }: StoredVersion) =>
  fileName === null
    ? demoText({ title: name, pages: pages || 1, language: languageOf(name) })
    : textOfUpload(fileName)

/** Pages on which a version's text holds words, with an excerpt each. */
export const textHits = (
  { name }: Pick<StoredNode, 'name'>,
  { pages, fileName }: StoredVersion,
  words: string,
): { page: number; text: string }[] =>
  fileName === null
    ? demoHits(
        { title: name, pages: pages || 1, language: languageOf(name) },
        (text) => plain(text).includes(words),
        MOST_HITS,
      )
    : (textOfUpload(fileName) ?? [])
        .map((text, at) => ({ page: at + 1, text: around(text, words) }))
        .filter(({ text }) => text !== '')
        .slice(0, MOST_HITS)

/** Pages that are named of one document. */
const MOST_HITS = 3
/** Characters on either side of words that were found. */
const CONTEXT = 40

function around(text: string, words: string): string {
  const at = plain(text).indexOf(words)
  return at < 0 ? '' : text.slice(Math.max(0, at - CONTEXT), at + words.length + CONTEXT).trim()
}

const nameOf = ({ name }: Pick<StoredNode, 'name'>, { type }: StoredVersion) => `${fileNameOf(name)}.${type}`

const demoOf = ({ name }: Pick<StoredNode, 'name'>, { no, pages }: StoredVersion, mark?: string) =>
  demoPdf({
    title: name,
    pages: pages || 1,
    language: languageOf(name),
    edition: no,
    hasPhoto: pages > 20,
    ...(mark === undefined ? {} : { mark }),
  })

const uploadOf = ({ fileName }: StoredVersion) => (fileName === null ? undefined : storedFile(fileName))

/** The file of a version: what was uploaded, else a document of the demo, made when it is asked for. */
export function bytesOf(document: Pick<StoredNode, 'name'>, version: StoredVersion): RawFile {
  const name = nameOf(document, version)
  const kept = uploadOf(version)
  return kept ? { ...kept, name } : { bytes: demoOf(document, version), type: 'application/pdf', name }
}

/** Why the server makes no copy of a version with a mark; null where it does. */
export async function unmarkedBecause(version: StoredVersion): Promise<Unmarkable | 'type' | null> {
  const kept = uploadOf(version)
  if (!kept) return null
  return version.type === 'pdf' ? unmarkable(kept.bytes) : 'type'
}

/** A copy of a version with a mark on every page; a word where the server makes none. */
export async function markedCopy(
  document: Pick<StoredNode, 'name'>,
  version: StoredVersion,
  mark: string,
): Promise<RawFile | Unmarkable | 'type'> {
  const kept = uploadOf(version)
  if (kept && version.type !== 'pdf') return 'type'
  if (mark === '') return bytesOf(document, version)
  const bytes = kept ? await markPdf(kept.bytes, mark) : demoOf(document, version, mark)
  return typeof bytes === 'string'
    ? bytes
    : { bytes, type: 'application/pdf', name: nameOf(document, version) }
}

/** What stands on every page of a copy: the room's mark, for who takes it along; nothing where copies carry none. */
export function markFor(scope: Scope, account: Account, roomId: string, document: string): string {
  const room = rooms[scope].require(roomId)
  const { tagName } = roomFor(scope, room, account)
  const { userId, nickName: nickname, email, deptName: organisation } = account
  const time = now()
  const setting = watermarks[scope].get(roomId) ?? DEFAULT_WATERMARK
  if (!isMarked(setting, 'download')) return ''
  return linesOf(setting.text, {
    userId,
    nickname,
    email,
    organisation,
    tag: tagName,
    room: room.name,
    document,
    ip: addressOf(account),
    time,
  }).join(' ')
}
