import { LEVEL } from '@/features/rooms/domain/levels'
import {
  AssetInput,
  type AssetBody,
  type AssetField,
  type AssetChange,
  type Source,
} from '@/features/vdr/asset/asset.api'
import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { visibleNodes } from '../rooms/rights'
import { nodes, type StoredRoom } from '../rooms/store'
import { versions, versionsOf } from '../rooms/versions'
import { REFUSALS } from './refusals'

/** What a room is about; the id is the room's. */
interface StoredAsset extends AssetBody {
  id: string
  version: number
  updatedBy: string
}

export const assets = collection<StoredAsset>()
/** Each saving that changed a field; never changed itself. */
export const assetChanges = collection<AssetChange & { roomId: string }>()

/** Before anyone has written it: what the room says of itself. */
const blank = ({ id, targetName, orgName, creditCode }: StoredRoom): StoredAsset => ({
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

export const assetOf = (room: StoredRoom): StoredAsset => assets.get(room.id) ?? blank(room)

/** The sources of a room's asset in documents that the caller may see; administrators are told of deleted ones too. */
export function sourcesFor(account: Account, room: StoredRoom, isLeader: boolean) {
  const seen = new Map(visibleNodes('vdr', account, room.id).map((node) => [node.id, node]))
  return assetOf(room).sources.flatMap(({ field, documentId, versionId, page }): Source[] => {
    const node = seen.get(documentId)
    if (!node) return isLeader ? [{ field, documentId, documentName: null, versionId, page }] : []
    const version = versions.vdr.get(versionId ?? '')
    const mayRead =
      version &&
      (version.no === node.versionNo || version.submitterId === account.userId || node.level >= LEVEL.manage)
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

/** Refuses a new source that is no page of a document of the room. */
function refuseNoPlace(roomId: string, { documentId, versionId, page }: AssetBody['sources'][number]) {
  const node = nodes.vdr.get(documentId)
  if (node?.roomId !== roomId || node.kind !== 'document') throw new Refusal(404, nodes.vdr.missing)
  const version = versionsOf('vdr', documentId).find(({ id, no }) =>
    versionId ? id === versionId : no === node.versionNo,
  )
  if (!version) throw new Refusal(404, versions.vdr.missing)
  if (page > version.pages) throw new Refusal(500, REFUSALS.noPage(page, version.pages))
}

const FIELDS = Object.keys(AssetInput.shape).filter((name): name is AssetField => name !== 'sources')

/** Keeps what was written on top of the version that it was based on; answers the names of what has changed. */
export function keepAsset(account: Account, room: StoredRoom, version: number, body: AssetBody) {
  const before = assetOf(room)
  if (version !== before.version) throw new Refusal(VERSION_CONFLICT, REFUSALS.assetChanged(before.updatedBy))
  const known = new Set(before.sources.map((source) => JSON.stringify(source)))
  for (const source of body.sources) if (!known.has(JSON.stringify(source))) refuseNoPlace(room.id, source)
  const changes = FIELDS.flatMap((field) =>
    (before[field] || null) === (body[field] || null)
      ? []
      : [{ field, before: before[field], after: body[field] }],
  )
  const by = account.nickName
  assets.put({ ...body, id: room.id, version: version + 1, updatedBy: by })
  if (changes.length > 0) assetChanges.put({ id: nextId(), roomId: room.id, time: now(), by, changes })
  return changes.map(({ field }) => field)
}
