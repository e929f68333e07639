import type { RoomReader } from '@/features/rooms/domain/effectiveLevel'
import { tagReaderOf } from '@/features/rooms/domain/impact'
import type { ReleasePlan } from '@/features/rooms/domain/release'
import rights from '@/features/rooms/locales/rights.zh.json'
import { releaseApis } from '@/features/rooms/rights/release.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { nextId, type Account } from '../../platform/db'
import { mock, Refusal } from '../../platform/mock'
import { pick } from '../../platform/pick'
import { changesOf } from '../changes'
import { remark, writeLog } from '../log'
import { announceRelease, scheduleReleases } from '../members'
import { REFUSALS } from '../refusals'
import { changeRights, checkRightsVersion, rightsNow } from '../rights'
import { authorizeRoom, members, nodes, tags } from '../store'
import { treeAt } from '../tree'

const { everyone } = rights.release

/** Minutes are typed, so a preview of this minute starts in the past. */
const PREVIEW_TOLERANCE = 60_000

const mocksOf = (scope: Scope) => {
  const api = releaseApis[scope]

  function authorizeChange(account: Account, { roomId, version }: { roomId: string; version: number }) {
    const { id } = authorizeRoom(scope, account, roomId, 'permission:edit')
    checkRightsVersion(scope, id, version)
    const current = rightsNow(scope, id)
    return {
      plans: current.releasesAt(new Date().toISOString()),
      phases: current.phases(),
      isInRoom: ({ roomId: at }: { roomId: string }) => at === id,
    }
  }

  const tagNames = ({ tagIds }: ReleasePlan) =>
    tagIds?.map((id) => tags[scope].get(id)?.name ?? id).join('、') ?? everyone

  return [
    mock(api.update, `${scope}:permission:edit`, ({ account, body }) => {
      const { roomId, id, plan } = body
      const { plans, phases, isInRoom } = authorizeChange(account, body)
      const before = plans.find((each) => each.id === id)
      if (id !== null && !before) throw new Refusal(404, REFUSALS.noRelease)
      if (plan) {
        nodes[scope].require(plan.node, isInRoom)
        plan.tagIds?.forEach((tagId) => tags[scope].require(tagId, isInRoom))
        if (plan.time !== null && !parseTime(plan.time)) throw new Refusal(500, REFUSALS.noMoment)
        if (plan.phaseId !== null && !phases.some((each) => each.id === plan.phaseId))
          throw new Refusal(404, REFUSALS.noPhase)
      } else if (!before) throw new Refusal(404, REFUSALS.noRelease)
      const change = { kind: 'release', id: id ?? nextId(), plan } as const
      announceRelease(scope, roomId, () => changeRights(scope, roomId, account.nickName, [change]))
      scheduleReleases(scope, roomId)
      const triggerOf = (each: ReleasePlan) =>
        each.time ?? phases.find((phase) => phase.id === each.phaseId)?.name ?? ''
      const describe = (each: ReleasePlan | null | undefined) =>
        each ? `${tagNames(each)} · ${triggerOf(each)}` : ''
      writeLog(scope, roomId, account, {
        action: 'permission',
        nodeId: plan?.node ?? before!.node,
        text: remark('release'),
        before: describe(before),
        after: describe(plan),
      })
    }),

    mock(api.updatePhase, `${scope}:permission:edit`, ({ account, body }) => {
      const { roomId, id, phase } = body
      const { phases, plans } = authorizeChange(account, body)
      const before = phases.find((each) => each.id === id)
      if ((id !== null || phase === null) && !before) throw new Refusal(404, REFUSALS.noPhase)
      const isTaken = phases.some((each) => each.id !== id && each.name === phase?.name)
      if (phase && isTaken) throw new Refusal(500, REFUSALS.phaseTaken(phase.name))
      const waiting = plans.filter(({ phaseId }) => phaseId !== null && phaseId === id)
      if (phase === null && waiting.length > 0)
        throw new Refusal(500, REFUSALS.phaseUsed(before!.name, waiting.length))
      changeRights(scope, roomId, account.nickName, [
        {
          kind: 'phase',
          id: id ?? nextId(),
          phase: phase && { ...phase, isStarted: before?.isStarted ?? false },
        },
      ])
      writeLog(scope, roomId, account, {
        action: 'permission',
        text: remark(phase ? 'phase' : 'phaseDelete', phase?.name ?? before!.name),
        ...(phase && before ? changesOf(before, phase) : {}),
      })
    }),

    mock(api.startPhase, `${scope}:permission:edit`, ({ account, body }) => {
      const { roomId, id, isStarted } = body
      const phase = authorizeChange(account, body).phases.find((each) => each.id === id)
      if (!phase) throw new Refusal(404, REFUSALS.noPhase)
      const { name, dueDay } = phase
      announceRelease(scope, roomId, () =>
        changeRights(scope, roomId, account.nickName, [
          { kind: 'phase', id, phase: { name, dueDay, isStarted } },
        ]),
      )
      writeLog(scope, roomId, account, {
        action: 'permission',
        text: remark('phase', name),
        ...changesOf(phase, { isStarted }),
      })
    }),

    mock(api.preview, `${scope}:tag:list`, ({ account, query: { roomId, at, memberId, tagId } }) => {
      const { id } = authorizeRoom(scope, account, roomId, 'tag:list')
      const time = parseTime(at)?.getTime()
      if (time === undefined) throw new Refusal(500, REFUSALS.noMoment)
      if (time < Date.now() - PREVIEW_TOLERANCE) throw new Refusal(500, REFUSALS.pastPreview)
      const isInRoom = ({ roomId: place }: { roomId: string }) => place === id
      const read = (reader: RoomReader, userId: string) =>
        treeAt(scope, id, { reader, userId, at: new Date(time).toISOString() }).map((node) =>
          pick(node, 'id', 'parentId', 'kind', 'name', 'indexNo', 'level', 'levelNow'),
        )
      if (tagId !== undefined) return read(tagReaderOf(tags[scope].require(tagId, isInRoom).id), '')
      const member = members[scope].require(memberId ?? '', isInRoom)
      return read(rightsNow(scope, id).readerOf(member.id)!, member.userId ?? '')
    }),
  ]
}

export const releaseMocks = SCOPES.flatMap(mocksOf)
