import { auditApis, type AuditTab, type Decision } from '@/features/rooms/audit/audit.api'
import { canInRoom } from '@/features/rooms/domain/abilities'
import { LevelCode, LEVEL } from '@/features/rooms/domain/levels'
import { isVariant } from '@/features/rooms/domain/variants'
import type { RightsChange } from '@/features/rooms/domain/rights'
import { roomNoticeApis } from '@/features/rooms/room/roomChanges.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { page } from '../../platform/page'
import { push } from '../../platform/socket'
import { auditableBy, decisionOn, foldersOf, hasWaitedDays, submissionOf } from '../audit'
import { textOf } from '../documents/documentFiles'
import { writeLog } from '../log'
import { revokeLostAccess } from '../members'
import { changeRights, levelOf } from '../rights'
import {
  isOpenTo,
  membersOf,
  nodes,
  authorizeRoom,
  roomFor,
  rooms,
  stateOf,
  tagsOf,
  type StoredMember,
} from '../store'
import { versions, versionShownOn, viewOfParty, type StoredVersion } from '../storedVersions'
import { versionStores } from '../versions'
import { todosFor } from '../todo'

const TAB_FILTERS: Readonly<Record<AuditTab, (version: StoredVersion, account: Account) => boolean>> = {
  waiting: ({ state }) => state === 'submitted',
  done: (version) => version.state !== 'submitted' && decisionOn(version) !== undefined,
  mine: ({ submitterId }, { userId }) => submitterId === userId,
}

function grantAccess(
  scope: Scope,
  account: Account,
  version: StoredVersion,
  decision: Extract<Decision, { result: 'approve' }>,
) {
  const { roomId, documentId } = version
  // The permissions of a document are those of all parties.
  const levels = isVariant(version)
    ? []
    : decision.access === 'hidden'
      ? tagsOf(scope, roomId).map(({ id }) => ({ tagId: id, level: LEVEL.none }))
      : decision.access === 'choose'
        ? decision.levels
        : []
  const changes = levels.map(({ tagId, level }): RightsChange => ({
    kind: 'rule',
    node: documentId,
    subject: 'tag',
    id: tagId,
    level: LevelCode.parse(level),
  }))
  revokeLostAccess(scope, roomId, () => changeRights(scope, roomId, account.nickName, changes))
  if (!decision.isTold) return
  for (const member of membersOf(scope, roomId))
    if (member.userId && isShownTo(scope, member, version))
      push(member.userId, { code: 200, msg: 'vdrAudit', data: { roomId } })
}

/** True if the member may read the version: parties with a variant must not learn of another one. */
function isShownTo(scope: Scope, member: StoredMember, { id, documentId }: StoredVersion) {
  const { level } = levelOf(scope, member, documentId)
  const node = viewOfParty(scope, member.tagId)({ ...nodes[scope].require(documentId), level })
  return level > LEVEL.none && versionShownOn(scope, node)?.id === id
}

function decide(scope: Scope, account: Account, id: string, decision: Decision) {
  const version = versions[scope].require(id)
  authorizeRoom(scope, account, version.roomId, 'documentaudit:decide')
  const { roomId, documentId, submitterId } = version
  const actions = versionStores[scope]
  if (decision.result === 'approve') {
    actions.approve(account, { id })
    grantAccess(scope, account, version, decision)
  } else {
    const { result, reason } = decision
    const notes = result === 'giveBack' ? decision.notes : []
    actions.act(result, { account, body: { id } }, () => ({ reason, notes }), {
      input: decision,
      text: reason,
    })
  }
  writeLog(scope, roomId, account, {
    action: 'audit',
    nodeId: documentId,
    versionNo: version.no,
    text: decision.result,
  })
  const leaders = membersOf(scope, roomId).flatMap(({ userId, role }) =>
    userId && role === 'admin' ? userId : [],
  )
  for (const userId of new Set([submitterId, ...leaders]))
    push(userId, { code: 200, msg: 'vdrAudit', data: { roomId } })
}

const mocksOf = (scope: Scope) => {
  const api = auditApis[scope]
  return [
    mock(api.list, `${scope}:documentaudit:list`, ({ account, query }) => {
      const { tab = 'waiting', roomId, waiting, ...rest } = query
      authorizeRoom(scope, account, roomId, 'documentaudit:list')
      const rows = versions[scope]
        .all()
        .filter((version) => version.roomId === roomId && nodes[scope].has(version.documentId))
        .filter((version) => TAB_FILTERS[tab](version, account))
        .filter((version) => waiting === undefined || hasWaitedDays(version, waiting))
        .map((version) => {
          const text = textOf(nodes[scope].require(version.documentId), version)
          return submissionOf(scope, version, foldersOf(scope, version.documentId), text)
        })
        .toSorted((a, b) => String(a.submitTime).localeCompare(String(b.submitTime)))
        .map((row) => ({ ...row, place: row.folders.join(' / ') }))
      return list(rows, rest, { keyword: ['name', 'place'], equals: ['type', 'submitterId'] })
    }),

    mock(roomNoticeApis[scope].waitCount, `${scope}:documentaudit:list`, ({ account }) =>
      rooms[scope]
        .all()
        .filter(isOpenTo(scope, account))
        .filter((room) => {
          const roomContext = { role: roomFor(scope, room, account).role, state: stateOf(room) }
          return canInRoom('documentaudit:decide', roomContext)
        })
        .reduce((sum, { id }) => sum + auditableBy(scope, id, account).length, 0),
    ),

    mock(roomNoticeApis[scope].waiting, `${scope}:room:list`, ({ account, query: { kind, ...query } }) =>
      page(todosFor(scope, account, kind), query),
    ),

    mock(api.decide, `${scope}:documentaudit:decide`, ({ account, body: { ids, decision } }) =>
      ids.map((id) => {
        try {
          decide(scope, account, id, decision)
          return { id, ok: true, msg: '' }
        } catch (error) {
          if (error instanceof Refusal) return { id, ok: false, msg: error.message }
          throw error
        }
      }),
    ),
  ]
}

export const auditMocks = SCOPES.flatMap(mocksOf)
