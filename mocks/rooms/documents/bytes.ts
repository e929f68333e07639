import type { Scope } from '@/features/rooms/domain/scope'
import { DEFAULT_WATERMARK, linesOf } from '@/features/rooms/domain/watermark'
import type { RawFile } from '@/shared/api/endpoint'
import { fileNameOf } from '@/shared/lib/csv'
import { beijing } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { storedFile } from '../../platform/files'
import { plain } from '../../platform/list'
import { Refusal } from '../../platform/mock'
import { addressOf } from '../networks'
import { REFUSALS } from '../refusals'
import { roomFor, rooms, type StoredNode } from '../store'
import type { StoredVersion } from '../versions'
import { watermarks } from '../watermarks'
import { demoHits, demoPdf } from './demoPdf'

const HAN = /\p{Script=Han}/u

const languageOf = (name: string) => (HAN.test(name) ? 'zh' : 'en')

/** Where words stand in the text of a version: known of the documents of the demo alone. */
export const textHits = (
  { name }: Pick<StoredNode, 'name'>,
  { pages, fileName }: StoredVersion,
  words: string,
) =>
  fileName === null
    ? demoHits(
        { title: name, pages: pages || 1, language: languageOf(name) },
        (text) => plain(text).includes(words),
        MOST_HITS,
      )
    : []

/** Pages that are named of one document. */
const MOST_HITS = 3

/** The file of a version: what was uploaded, else a document of the demo, made when it is asked for. */
export function bytesOf(
  { name }: Pick<StoredNode, 'name'>,
  { no, pages, fileName, type }: StoredVersion,
  mark?: string,
): RawFile {
  const fullName = `${fileNameOf(name)}.${type}`
  const kept = fileName === null ? undefined : storedFile(fileName)
  if (kept) {
    // The demo cannot paint into what was brought from outside.
    if (mark !== undefined) throw new Refusal(500, REFUSALS.noMarked)
    return { ...kept, name: fullName }
  }
  const language = languageOf(name)
  const bytes = demoPdf({ title: name, pages: pages || 1, language, edition: no, hasPhoto: pages > 20, ...(mark === undefined ? {} : { mark }) }) // prettier-ignore
  return { bytes, type: 'application/pdf', name: fullName }
}

/** What stands on every page of a copy: the room's mark, for who takes it along. */
export function markFor(scope: Scope, account: Account, roomId: string, document: string): string {
  const room = rooms[scope].require(roomId)
  const { tagName } = roomFor(scope, room, account)
  const { userId, nickName: nickname, email, deptName: organisation } = account
  const time = beijing(new Date())
  const { text } = watermarks[scope].get(roomId) ?? DEFAULT_WATERMARK
  return linesOf(text, { userId, nickname, email, organisation, tag: tagName, room: room.name, document, ip: addressOf(account), time }).join(' ') // prettier-ignore
}
