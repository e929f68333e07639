import { explain } from '@/features/rooms/domain/explain'
import { tagReaderOf } from '@/features/rooms/domain/impact'
import type { Level } from '@/features/rooms/domain/levels'
import { permissionApis } from '@/features/rooms/rights/rights.api'
import { isAllowed } from '@/shared/auth/permissions'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { mock, Refusal } from '../../platform/mock'
import { pick } from '../../platform/pick'
import { writeLog, remark } from '../log'
import { revokeLostAccess } from '../members'
import { REFUSALS } from '../refusals'
import {
  changeRights,
  checkRightsVersion,
  rightsInRoom,
  rightsNow,
  rightsVersion,
  visibleNodes,
} from '../rights'
import { members, membersOf, membershipIn, nodes, authorizeRoom, tags, tagsOf } from '../store'
import { fullTree } from '../tree'

const mocksOf = (scope: Scope) => {
  const api = permissionApis[scope]
  const nameOf = (subject: 'tag' | 'member', id: string) =>
    (subject === 'tag' ? tags[scope].get(id)?.name : members[scope].get(id)?.email) ?? id
  const levelText = (level: Level | null) => (level === null ? '' : String(level))
  return [
    mock(api.matrix, `${scope}:tag:list`, ({ account, query }) => {
      const room = authorizeRoom(scope, account, query.roomId, 'tag:list')
      const rights = rightsNow(scope, room.id)
      const tree = fullTree(scope, room.id)
      return {
        version: rightsVersion(scope, room.id),
        state: rightsInRoom(scope, room.id).state,
        endTime: room.endTime,
        isZipAllowed: room.isZipAllowed,
        defaultLevel: room.defaultLevel,
        nodes: tree.map(({ id, parentId, kind, name, indexNo }) => ({ id, parentId, kind, name, indexNo })),
        tags: tagsOf(scope, room.id).map(({ id, name, color }) => ({ id, name, color })),
        members: membersOf(scope, room.id).flatMap(({ id, name, email }) => {
          const reader = rights.readerOf(id)
          return reader ? [{ ...reader, name: name || email }] : []
        }),
        rules: rights.allRules(),
        // Plans of deleted nodes wait in the history for a restore.
        releases: rights
          .releasesAt(new Date().toISOString())
          .filter(({ node }) => nodes[scope].has(node))
          .map(({ isMet: _isMet, tagIds, ...plan }) => ({ ...plan, tagIds: tagIds && [...tagIds] })),
        phases: [...rights.phases()],
      }
    }),

    mock(api.update, `${scope}:permission:edit`, ({ account, body: { roomId, version, changes } }) => {
      const { id } = authorizeRoom(scope, account, roomId, 'permission:edit')
      checkRightsVersion(scope, id, version)
      for (const { node, subject, id: subjectId } of changes) {
        nodes[scope].require(node, ({ roomId: at }) => at === id)
        if (subject === 'tag') tags[scope].require(subjectId, ({ roomId: at }) => at === id)
        else members[scope].require(subjectId, ({ roomId: at }) => at === id)
      }
      const rightsChanges = changes.map((change) => ({ kind: 'rule' as const, ...change }))
      const now = rightsNow(scope, id).at(new Date().toISOString())
      const previousLevels = changes.map(
        ({ node, subject, id: subjectId }) => now.ruleOf(node, subject, subjectId)?.level,
      )
      revokeLostAccess(scope, id, () => changeRights(scope, id, account.nickName, rightsChanges))
      for (const [at, { node, subject, id: subjectId, level }] of changes.entries()) {
        const before = previousLevels[at] ?? null
        writeLog(scope, id, account, {
          action: 'permission',
          nodeId: node,
          text: remark(subject, nameOf(subject, subjectId)),
          before: levelText(before),
          after: levelText(level),
        })
      }
    }),

    mock(
      api.effective,
      `${scope}:document:list`,
      ({ account, query: { roomId, nodeId, memberId, tagId } }) => {
        const room = authorizeRoom(scope, account, roomId, 'document:list')
        const own = membershipIn(scope, room.id, account)!
        const isLeader = own.role === 'admin' && isAllowed(account.permissions, `${scope}:tag:list`)
        const canAsk = isLeader || (tagId === undefined && (memberId ?? own.id) === own.id)
        if (!canAsk) throw new Refusal(403, REFUSALS.othersRights)
        const isInRoom = ({ roomId: at }: { roomId: string }) => at === room.id
        const node = nodes[scope].require(nodeId, isInRoom)
        const seen = new Set(isLeader ? [] : visibleNodes(scope, account, room.id).map(({ id }) => id))
        const canSee = (id: string) => isLeader || seen.has(id)
        if (!canSee(node.id)) throw new Refusal(404, REFUSALS.noNode)

        const tag = tagId === undefined ? undefined : tags[scope].require(tagId, isInRoom)
        const member = tag ? undefined : members[scope].require(memberId ?? own.id, isInRoom)
        const reader = tag ? tagReaderOf(tag.id) : rightsNow(scope, room.id).readerOf(member!.id)!
        const { level, because, steps, releases } = explain(node.id, reader, rightsInRoom(scope, room.id))
        const indexes = new Map(fullTree(scope, room.id).map(({ id, indexNo }) => [id, indexNo]))
        const phases = rightsNow(scope, room.id).phases()
        const tagOf = tag ?? (reader.tagId ? tags[scope].get(reader.tagId) : undefined)
        return {
          level,
          source: because.source,
          caps: [...because.caps],
          name: member ? member.name || member.email : '',
          tagName: tagOf?.name ?? '',
          // Omit rules on folders that the caller does not see, even their existence.
          steps: steps
            .filter(({ node: at }) => canSee(at))
            .map(({ node: at, subject, rule, decides }) => ({
              node: at,
              name: nodes[scope].get(at)?.name ?? '',
              indexNo: isLeader ? (indexes.get(at) ?? '') : '',
              subject,
              decides,
              level: rule?.level ?? null,
              setBy: rule?.setBy ?? '',
              setTime: rule?.setTime ?? '',
            })),
          // Members learn of no plan, not even of one that is met.
          releases: (isLeader ? releases : []).map(({ node: at, tagIds, phaseId, ...release }) => ({
            ...pick(release, 'id', 'time', 'isMet', 'setBy', 'setTime'),
            name: nodes[scope].get(at)?.name ?? '',
            indexNo: indexes.get(at) ?? '',
            tags: tagIds?.flatMap((each) => tags[scope].get(each)?.name ?? []) ?? [],
            phase: phases.find(({ id }) => id === phaseId)?.name ?? '',
          })),
        }
      },
    ),
  ]
}

export const permissionMocks = SCOPES.flatMap(mocksOf)
