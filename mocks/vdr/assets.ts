import {
  AssetInput,
  type AssetBody,
  type AssetField,
  type AssetChange,
  type Source,
} from '@/features/vdr/asset/asset.api'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { canSeeAnyVersion } from '../rooms/documents/documentAccess'
import { visibleNodes } from '../rooms/rights'
import { nodes, type StoredRoom } from '../rooms/store'
import { versionShownOn, versions, versionsOf } from '../rooms/storedVersions'
import { REFUSALS } from './refusals'

/** The asset of a room; its id is the room's id. */
interface StoredAsset extends AssetBody {
  id: string
  version: number
  updatedBy: string
}

export const assets = collection<StoredAsset>()
/** Append-only history: one entry per save that changed a field. */
export const assetChanges = collection<AssetChange & { roomId: string }>()

/** Prefilled from the room until someone saves the asset. */
const makeBlankAsset = ({ id, targetName, orgName, creditCode }: StoredRoom): StoredAsset => ({
  id,
  version: 0,
  updatedBy: '',
  name: targetName,
  ingredient: null,
  registrationNo: null,
  clinicalEntry: null,
  phase: '',
  phaseTime: null,
  funds: null,
  currency: null,
  orgName,
  legalPerson: '',
  creditCode: creditCode ?? '',
  sources: [],
})

export const assetOf = (room: StoredRoom): StoredAsset => assets.get(room.id) ?? makeBlankAsset(room)

/** Sources in documents the caller may see; admins also get sources in deleted documents. */
export function sourcesFor(account: Account, room: StoredRoom, isLeader: boolean) {
  const seen = new Map(visibleNodes('vdr', account, room.id).map((node) => [node.id, node]))
  return assetOf(room).sources.flatMap(({ field, documentId, versionId, page }): Source[] => {
    const node = seen.get(documentId)
    if (!node) return isLeader ? [{ field, documentId, documentName: null, versionId, page }] : []
    const source = versions.vdr.get(versionId ?? '')
    const shown = versionShownOn('vdr', node)
    const version = shown && source?.no === shown.no ? shown : source
    const mayRead = version && (version === shown || canSeeAnyVersion('vdr', account, version))
    return [
      {
        field,
        documentId,
        documentName: node.name,
        page,
        ...(mayRead ? { versionId: version.id, versionNo: version.no } : {}),
      },
    ]
  })
}

/** Refuses a new source that does not point to a page of one of the room's documents. */
function checkSource(roomId: string, { documentId, versionId, page }: AssetBody['sources'][number]) {
  const node = nodes.vdr.get(documentId)
  if (node?.roomId !== roomId || node.kind !== 'document') throw new Refusal(404, nodes.vdr.missing)
  const version = versionsOf('vdr', documentId).find(({ id, no }) =>
    versionId ? id === versionId : no === node.versionNo,
  )
  if (!version) throw new Refusal(404, versions.vdr.missing)
  if (page > version.pages) throw new Refusal(500, REFUSALS.noPage(page, version.pages))
}

const FIELDS = Object.keys(AssetInput.shape).filter((name): name is AssetField => name !== 'sources')

/** Saves the asset if `version` is still current; returns the names of the changed fields. */
export function saveAsset(account: Account, room: StoredRoom, version: number, body: AssetBody) {
  const before = assetOf(room)
  if (version !== before.version) throw new Refusal(VERSION_CONFLICT, REFUSALS.assetChanged(before.updatedBy))
  const known = new Set(before.sources.map((source) => JSON.stringify(source)))
  for (const source of body.sources) if (!known.has(JSON.stringify(source))) checkSource(room.id, source)
  const changes = FIELDS.flatMap((field) =>
    (before[field] || null) === (body[field] || null)
      ? []
      : [{ field, before: before[field], after: body[field] }],
  )
  const author = account.nickName
  assets.put({ ...body, id: room.id, version: version + 1, updatedBy: author })
  if (changes.length > 0)
    assetChanges.put({ id: nextId(), roomId: room.id, time: now(), by: author, changes })
  return changes.map(({ field }) => field)
}
