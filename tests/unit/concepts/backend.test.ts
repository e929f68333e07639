import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { STATES } from '@/features/concepts/domain/conceptStates'
import type { Action } from '@/features/concepts/domain/conceptWorkflow'
import { conceptNoticeApi } from '@/features/concepts/model/notice.api'
import { concepts, policy, type StoredConcept } from '@mocks/concepts/store'
import { resetDb } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import { storedFile } from '@mocks/platform/files'
import { askBackend } from '../../support/askBackend'
import { CALLS, readyFor } from '../../support/concepts'

let backend: ReturnType<typeof askBackend>

beforeEach(() => {
  resetDb()
  backend = askBackend()
})

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const stored = (id: string) => concepts.get(id)!

type Asked = Parameters<typeof backend.send>
const ask = (as: string, endpoint: Asked[1], args: Asked[2] = {}) =>
  backend.send(accountOf(as), endpoint, args)

/** Performs an action that is currently allowed. */
async function act(as: string, action: Action, id = '7000') {
  const { endpoint, args } = CALLS[action]
  const answer = await ask(as, endpoint, args(stored(id)))
  expect(answer, `${action} ${answer.msg}`).toMatchObject({ code: 200 })
  return answer
}

const everything = (more = {}) => ({ query: { pageNum: 1, pageSize: 100, ...more } })
const idsOf = (rows: Record<string, unknown>[] | undefined) => (rows ?? []).map(({ id }) => id)

test('the seed has each state, one archived, one with notes, one with a conflict, and two thousand more', () => {
  const own = concepts.all().filter(({ ownerId }) => ownerId === '6')
  expect(new Set(own.map(({ state }) => state))).toEqual(new Set(STATES))
  expect(own.some(({ seal }) => seal === 'sealed')).toBe(true)
  expect(own.some(({ notes }) => notes.length > 0)).toBe(true)
  expect(own.some(({ reviews }) => Object.values(reviews).some(({ hasConflict }) => hasConflict))).toBe(true)
  expect(concepts.all().length).toBe(own.length + 2_000)
  expect(new Set(concepts.all().map(({ id }) => id)).size).toBe(concepts.all().length)
})

test('documents that the seed marks as signed or recorded can be opened', async () => {
  for (const field of ['firstRecord', 'secondRecord', 'secrecyFile', 'serviceFile'] as const) {
    const { fileName } = concepts.all().find((concept) => concept[field])![field]!
    const { text } = await extractText(await getDocumentProxy(storedFile(fileName)!.bytes.slice()))
    expect(text.join(''), field).toMatch(/^(Record|Confidentiality|Service)[\w ,]+\(demo\)$/)
  }
})

test('the same seed gives the same concepts', () => {
  const before = concepts.all().map(({ id, state, firstStage }) => [id, state, firstStage?.name])
  resetDb()
  expect(concepts.all().map(({ id, state, firstStage }) => [id, state, firstStage?.name])).toEqual(before)
})

test('a decision with conditions names at least one', async () => {
  const { id, version } = readyFor('decide', '30')
  const decide = (conditions: string[]) =>
    ask('chair', conceptApi.decide, {
      body: { id, version, decision: 'conditions', amount: 1000, currency: 'CNY', conditions },
    })
  expect(await decide([])).toMatchObject({ code: 500, msg: expect.stringContaining('conditions') })
  expect(stored(id).state).toBe('30')
  expect((await decide(['首期实验达标'])).msg).not.toContain('conditions')
})

test('of two concurrent actions the second is refused with the first user and the current state, and nothing is overwritten', async () => {
  const read = readyFor('submitFirst', '00')
  await act('founder', 'submitFirst')
  const late = await ask('founder', conceptApi.editFirst, {
    body: { id: read.id, version: read.version, firstStage: { name: '旧的名称' } },
  })
  expect(late.code).toBe(VERSION_CONFLICT)
  expect(late.msg).toContain('吴创始')
  expect(late.msg).toContain('待初审')
  expect(stored(read.id)).toMatchObject({
    version: read.version + 1,
    state: '10',
    firstStage: read.firstStage,
  })
})

test('the counts follow the concept’s states and exclude archived ones', async () => {
  const counts = async () => [
    (await ask('auditor', conceptNoticeApi.waitListCount)).data as number,
    (await ask('auditor', conceptNoticeApi.waitHatchListCount)).data as number,
  ]
  readyFor('submitFirst', '00')
  const [waiting, hatching] = (await counts()) as [number, number]
  await act('founder', 'submitFirst')
  expect(await counts()).toEqual([waiting + 1, hatching])
  await act('auditor', 'passFirst')
  expect(await counts()).toEqual([waiting, hatching + 1])
  await act('manager', 'seal')
  expect(await counts()).toEqual([waiting, hatching])
})

test('a user with a conflict of interest gets no row, count, detail or statistics of the concept', async () => {
  readyFor('score', '30', { panel: ['15', '16'], reviews: {} })
  const see = async () => ({
    rows: idsOf((await ask('expert2', conceptApi.list, everything())).rows).includes('7000'),
    total: (await ask('expert2', conceptApi.list, everything())).total!,
    detail: (await ask('expert2', conceptApi.detail, { path: { id: '7000' } })).code,
  })
  const before = await see()
  expect(before).toMatchObject({ rows: true, detail: 200 })
  await ask('expert2', conceptApi.score, { body: { id: '7000', coi: 'conflict' } })
  expect(await see()).toEqual({ rows: false, total: before.total - 1, detail: 404 })
  for (const endpoint of [conceptApi.timeline, conceptApi.scores, conceptApi.notes]) {
    expect((await ask('expert2', endpoint, { path: { id: '7000' } })).code).toBe(404)
  }
  // Nor do the others count them.
  const { data } = await ask('chair', conceptApi.detail, { path: { id: '7000' } })
  expect(data).toMatchObject({ review: { members: 1, undeclared: 1 } })
})

test('nothing is shown before the declaration, and other scores only after one’s own', async () => {
  const { firstStage } = readyFor('score', '30', { reviews: readyFor('declare', '30').reviews })
  concepts.put({ ...stored('7000'), reviews: { '9201': stored('7000').reviews['9201']! } })
  const detail = async () => (await ask('expert', conceptApi.detail, { path: { id: '7000' } })).data
  const scores = async () => (await ask('expert', conceptApi.scores, { path: { id: '7000' } })).data
  expect(await detail()).toMatchObject({
    isWithheld: true,
    firstStage: null,
    secondStage: null,
    valuation: null,
  })
  await act('expert', 'declare')
  expect(await detail()).toMatchObject({ isWithheld: false, firstStage: { summary: firstStage!.summary } })
  expect(await scores()).toMatchObject({ mine: null, others: [] })
  await act('expert', 'score')
  expect(await scores()).toMatchObject({ mine: { total: 7 }, others: [{ by: '谢专家', total: 7 }] })
})

test('a scorecard has to score every item, and recusal hides the concept', async () => {
  readyFor('score', '30')
  const card = { vote: 'invest', scores: [{ item: 'ip', score: 7, comment: null }] }
  const partial = await ask('expert', conceptApi.score, { body: { id: '7000', card } })
  expect(partial).toMatchObject({ code: 500, msg: expect.stringContaining('science') })
  const recusal = { vote: 'recuse', scores: [] }
  expect((await ask('expert', conceptApi.score, { body: { id: '7000', card: recusal } })).code).toBe(200)
  expect((await ask('expert', conceptApi.detail, { path: { id: '7000' } })).code).toBe(404)
})

test('notes on fields keep the values before and after', async () => {
  const { firstStage } = readyFor('returnFirst', '10')
  await act('auditor', 'returnFirst')
  const refused = await ask('founder', conceptApi.submitFirst, {
    body: { id: '7000', version: stored('7000').version },
  })
  expect(refused.msg).toContain('退回意见')
  await ask('founder', conceptApi.editFirst, {
    body: {
      id: '7000',
      version: stored('7000').version,
      firstStage: { ...firstStage, summary: '补充之后的创新点概述文字' },
    },
  })
  const { id: noteId } = stored('7000').notes[0]!
  await ask('founder', conceptApi.answerNote, {
    body: { id: '7000', version: stored('7000').version, noteId, reply: '已经补充' },
  })
  await act('founder', 'submitFirst')
  expect(stored('7000').notes).toMatchObject([
    { field: 'summary', reply: '已经补充', before: firstStage!.summary, after: '补充之后的创新点概述文字' },
  ])
})

test('each item of a batch is archived or refused individually', async () => {
  readyFor('seal', '20')
  const { data } = await ask('manager', conceptApi.seal, { path: { ids: '7000,5005,1,7000' } })
  expect(data).toEqual([
    { id: '7000', ok: true, msg: '操作成功' },
    { id: '5005', ok: false, msg: '项目当前状态不允许此操作' },
    { id: '1', ok: false, msg: '项目不存在' },
  ])
  expect(idsOf((await ask('manager', conceptApi.sealList, everything())).rows)).toContain('7000')
  expect(
    idsOf((await ask('manager', conceptApi.list, everything({ keyword: '一个完整的项目' }))).rows),
  ).toEqual([])
  await ask('manager', conceptApi.unseal, { path: { ids: '7000' } })
  expect(stored('7000')).toMatchObject({ seal: 'open', state: '20', sealedBy: null })
})

test('a service agreement sets a flag for the owner, and only the owner clears it', async () => {
  readyFor('signService', '20', { firstStage: { name: '已签署的项目' } })
  await act('manager', 'signService')
  const flags = async (as: string) => (await ask(as, conceptNoticeApi.highlightFlag)).data
  expect(await flags('founder')).toContain('已签署的项目')
  expect(await flags('manager')).toEqual([])
  expect(storedFile(stored('7000').serviceFile!.fileName)).toBeDefined()
  await ask('manager', conceptNoticeApi.markSeen, { body: {} })
  expect(stored('7000').highlight).toBe(true)
  await ask('founder', conceptNoticeApi.markSeen, { body: {} })
  expect(await flags('founder')).toEqual([])
})

test('a missing file or one of the wrong type is refused and leaves no trace', async () => {
  const concept = readyFor('recordFirst', '10')
  const form = (file?: File) => {
    const body = new FormData()
    body.append('id', concept.id)
    body.append('version', String(concept.version))
    if (file) body.append('file', file)
    return { body }
  }
  for (const file of [undefined, new File(['x'], 'a.docx')]) {
    expect((await ask('auditor', conceptApi.recordFirst, form(file))).code).toBe(500)
  }
  expect(stored(concept.id)).toBe(concept)
})

test('the policy can require agreements and records first', async () => {
  Object.assign(policy, { firstRecord: true, secrecyBeforeSecond: true, serviceBeforeSecond: true })
  readyFor('passFirst', '10')
  const pass = { body: { id: '7000', version: 1, opinion: '立项依据充分，同意进入孵化。' } }
  expect((await ask('auditor', conceptApi.passFirst, pass)).msg).toBe('需先上传听证记录')
  await act('auditor', 'recordFirst')
  await act('auditor', 'passFirst')
  concepts.put({ ...stored('7000'), secrecy: 'none', service: 'none' })
  const apply = { body: { id: '7000', version: stored('7000').version } }
  expect((await ask('founder', conceptApi.submitSecond, apply)).msg).toBe(
    '提交前需签署保密协议；提交前需签署服务协议',
  )
})

test('a stopped concept can only be archived', async () => {
  readyFor('returnSecond', '30')
  const body = {
    id: '7000',
    version: 1,
    outcome: 'stop',
    reasonClass: 'science',
    reason: '数据造假，终止',
    notes: [],
  }
  expect((await ask('chair', conceptApi.returnSecond, { body })).code).toBe(200)
  const again = { body: { id: '7000', version: 2 } }
  expect((await ask('founder', conceptApi.submitSecond, again)).msg).toContain('终止')
  await act('manager', 'seal')
})

test('a resubmitted stage is reviewed again, but a conflict stays', async () => {
  readyFor('submitSecond', '31', { panel: ['15', '16', '9201'] })
  await act('founder', 'submitSecond')
  expect(stored('7000')).toMatchObject({
    panel: ['15', '16'],
    reviews: { '16': { hasConflict: true } },
  })
  expect(Object.keys(stored('7000').reviews)).toEqual(['16'])
})

test('lists filter by every name, sort and count', async () => {
  const total = async (as: string, query: object) =>
    (await ask(as, conceptApi.list, everything(query))).total!
  const count = (test: (concept: StoredConcept) => boolean) =>
    concepts.all().filter((concept) => concept.seal === 'open' && test(concept)).length
  expect(await total('manager', {})).toBe(count(() => true))
  expect(await total('manager', { hall: 'apply' })).toBe(
    count(({ state }) => ['00', '10', '11'].includes(state)),
  )
  expect(await total('manager', { states: '10,30' })).toBe(
    count(({ state }) => state === '10' || state === '30'),
  )
  expect(await total('manager', { area: 'oncology', stage: 'phase1' })).toBe(
    count(({ firstStage }) => firstStage?.area === 'oncology' && firstStage.stage === 'phase1'),
  )
  expect(await total('manager', { auditorId: '12' })).toBe(count(({ auditorId }) => auditorId === '12'))
  expect(await total('founder', {})).toBe(count(({ ownerId }) => ownerId === '6'))
  expect(await total('founder', { mine: 'true', keyword: '口服 glp' })).toBe(1)
  expect(await total('expert', { hall: 'expert', myReview: 'undeclared' })).toBe(
    count(({ state, panel }) => state === '30' && panel.includes('15')),
  )
})

test('staff create a concept for a researcher, who then owns it; a creator cannot audit it', async () => {
  const firstStage = stored('5004').firstStage!
  const { data } = await ask('auditor', conceptApi.create, { body: { firstStage, ownerId: '6' } })
  const { id } = data as { id: string }
  expect(stored(id)).toMatchObject({ state: '00', ownerId: '6', creatorId: '12', version: 1 })
  await act('founder', 'submitFirst', id)
  const opinion = '立项依据充分，同意进入孵化。'
  const own = await ask('auditor', conceptApi.passFirst, { body: { id, version: 2, opinion } })
  expect(own).toMatchObject({ code: 500, msg: '不能审核自己创建的项目' })
  const other = await ask('founder', conceptApi.create, { body: { firstStage, ownerId: '1' } })
  expect(other.code).toBe(500)
})

test('the complete life cycle, with all roles in turn', async () => {
  const { data } = await ask('founder', conceptApi.create, {
    body: { firstStage: stored('5004').firstStage },
  })
  const { id } = data as { id: string }
  await act('founder', 'submitFirst', id)
  await act('auditor', 'recordFirst', id)
  await act('auditor', 'passFirst', id)
  await act('founder', 'applySecrecy', id)
  await act('founder', 'signSecrecy', id)
  await act('manager', 'signService', id)
  concepts.put({ ...stored(id), secondStage: stored('5008').secondStage })
  await act('founder', 'editSecond', id)
  await act('founder', 'submitSecond', id)
  await act('secretary', 'recordSecond', id)
  await act('expert', 'declare', id)
  await act('expert', 'score', id)
  await ask('expert2', conceptApi.score, { body: { id, coi: 'conflict' } })
  await act('chair', 'declare', id)
  await act('chair', 'decide', id)
  await act('chair', 'addToDecision', id)
  concepts.put({ ...stored(id), afterStage: readyFor('editFirst', '00').afterStage })
  await act('founder', 'submitAfter', id)
  await act('manager', 'passAfter', id)
  expect(stored(id)).toMatchObject({
    state: '50',
    decision: { decision: 'conditions' },
    addenda: [{ by: '沈主席' }],
  })
  const { data: events } = await ask('founder', conceptApi.timeline, { path: { id } })
  expect(
    (events as { to: string }[]).map(({ to }) => to).filter((to, at, all) => to !== all[at - 1]),
  ).toEqual(['00', '10', '20', '30', '40', '41', '50'])
})

test('action names are mapped between the specification’s and the client’s; unknown ones are kept', async () => {
  readyFor('submitFirst', '00')
  await act('founder', 'submitFirst')
  const { data } = await ask('founder', conceptApi.timeline, { path: { id: '7000' } })
  const named = (events: unknown) => (events as { action: string }[]).map(({ action }) => action)
  expect(named(data)).toEqual(['create', 'goFirstApply'])
  const unheard = { ...(data as object[])[0], action: 'unheardOf' }
  const read = conceptApi.timeline.answer.read({ data: [...(data as object[]), unheard] })
  expect(read.ok && named(read.value)).toEqual(['create', 'submitFirst', 'unheardOf'])
})
