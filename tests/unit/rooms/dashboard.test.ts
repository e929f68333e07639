import { beforeEach, expect, test } from 'vitest'
import { auditApis } from '@/features/rooms/audit/audit.api'
import { dashboardApis, type Overview, type TagActivity } from '@/features/rooms/dashboard/dashboard.api'
import { dashboardLinksOf } from '@/features/rooms/dashboard/dashboardLinks'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { memberApis } from '@/features/rooms/members/members.api'
import { patentApis } from '@/features/rooms/patents/roomPatents.api'
import { questionApis } from '@/features/rooms/questions/questions.api'
import { logApi } from '@/features/vdr/log/roomLog.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { beijingTime } from '@mocks/platform/clock'
import { resetDb } from '@mocks/platform/db'
import { roomLog } from '@mocks/rooms/log'
import { membersOf, nodesOf, rooms } from '@mocks/rooms/store'
import { roomBackend } from '../../support/roomBackend'

const HOUR = 3_600_000

/** Activity of the demo users over the last weeks, partly on documents that not everyone sees. */
beforeEach(() => {
  resetDb()
  for (const scope of SCOPES) {
    roomLog[scope].remove(roomLog[scope].all())
    const documents = nodesOf(scope, '1').filter(({ kind }) => kind === 'document')
    for (let at = 0; at < 300; at++) {
      const { id, versionNo = 1 } = documents[(at * 37) % documents.length]!
      const userId = ['30', '31', '32', '40', '33'][at % 5]!
      roomLog[scope].put({
        id: `a${at}`,
        roomId: '1',
        time: beijingTime(new Date(Date.now() - at * 5 * HOUR)),
        userId,
        tagId: membersOf(scope, '1').find((member) => member.userId === userId)!.tagId,
        userName: '',
        action: at % 7 === 0 ? 'question' : at % 3 === 0 ? 'download' : 'view',
        nodeId: id,
        versionNo,
        seconds: 30,
        result: at % 11 === 0 ? 'denied' : 'ok',
      })
    }
  }
})

async function totalAt(name: string, scope: Scope, address: string): Promise<number> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const screen = pathname.split('/').at(-1)!
  const asked = Object.fromEntries(searchParams)
  const list = {
    vdmuser: memberApis[scope].list,
    vdocumentaudit: auditApis[scope].list,
    vdocumenttree: documentApis[scope].list,
    vpatent: patentApis[scope].list,
    vchat: questionApis[scope].list,
    vlogrecord: logApi.list,
  }[screen]
  const query = { pageNum: 1, pageSize: 10, ...asked }
  const answer = await roomBackend().send(name, list!, { query })
  return (answer as unknown as { total: number }).total
}

async function dashboardOf(name: string, scope: Scope) {
  const query = { roomId: '1', period: '30' as const }
  const backend = roomBackend()
  const overview = await backend.send(name, dashboardApis[scope].overview, { query })
  const engagement = await backend.send(name, dashboardApis[scope].engagement, { query })
  return {
    overview: (overview as unknown as { data: Overview }).data,
    tags: (engagement as unknown as { data: TagActivity[] }).data,
  }
}

test.each([
  ['vdr', 'seller'],
  ['vdr', 'buyer'],
  ['vdr', 'fenced'],
  ['implement', 'admin'],
] as const)('%s: each figure shown to %s equals the total of the list it links to', async (scope, name) => {
  const { overview, tags } = await dashboardOf(name, scope)
  const to = dashboardLinksOf(scope, '1')
  const {
    members,
    activity,
    folders,
    coverage,
    audit,
    patents,
    questions,
    storage,
    from,
    to: last,
  } = overview
  const isLeader = audit !== null && audit !== undefined
  const figures: (readonly [count: number, address: string | undefined])[] = [
    [members.invited, to.members()],
    [members.loggedIn, to.members('loggedIn')],
    [members.active, to.members('active')],
    ...activity.map(({ day, count }) => [count, to.acts({ from: day, to: day })] as const),
    ...folders.flatMap(({ id, count, tags: own }) => [
      [count, to.acts({ from, to: last, action: 'view', nodeId: id })] as const,
      ...own.map(
        (tag) => [tag.count, to.acts({ from, to: last, action: 'view', nodeId: id, tagId: tag.id })] as const,
      ),
    ]),
    ...coverage.flatMap(({ tagId, documents, unread }) => [
      [documents, to.documents(tagId, false)] as const,
      [unread, to.documents(tagId, true)] as const,
    ]),
    ...(audit ? [[audit.waiting, to.audits()] as const] : []),
    ...(audit?.since ?? []).map(({ days, count }) => [count, to.audits(days)] as const),
    ...questions.flatMap(({ category, open, answered }) => [
      [open, to.questions(category, 'open')] as const,
      [answered, to.questions(category, 'answered')] as const,
    ]),
    ...patents.map(({ deadline, count }) => [count, to.patents(deadline)] as const),
    ...storage.map(({ state, count }) => [count, to.stored(state)] as const),
    ...tags.map(
      (tag) => [tag.acts, to.acts({ from, to: last, ...(isLeader ? { tagId: tag.id } : {}) })] as const,
    ),
  ]
  const led = figures.filter((figure): figure is readonly [number, string] => figure[1] !== undefined)
  expect(led.filter(([count]) => count > 0).length).toBeGreaterThan(12)
  for (const [count, address] of led)
    expect([address, await totalAt(name, scope, address)]).toEqual([address, count])
})

test('a member sees only their own tag; in a room that hides members they see only their own activity', async () => {
  const { overview, tags } = await dashboardOf('buyer', 'vdr')
  expect(overview.tags).toEqual([{ id: '2', name: '潜在受让方 A' }])
  expect(tags.map(({ id }) => id)).toEqual(['2'])
  expect(overview.audit).toBeNull()
  expect(JSON.stringify(overview)).not.toMatch(/受让方 B|转让方|评审专家/)
  // Excludes everyone else: a fifth of the acts are the buyer's, another fifth belong to a member of the same tag.
  const shared = tags[0]!.sessions
  rooms.vdr.put({ ...rooms.vdr.require('1'), hidesMembers: true })
  const alone = await dashboardOf('buyer', 'vdr')
  expect(alone.tags[0]!.sessions).toBeLessThan(shared)
  expect(alone.overview.members.invited).toBe(1)
})
