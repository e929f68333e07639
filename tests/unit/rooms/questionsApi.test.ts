import { unzipSync, strFromU8 } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { faqApis, groupApis, messageApis, questionApis } from '@/features/rooms/questions/questions.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { resetDb } from '@mocks/platform/db'
import { takeGeneratedFile } from '@mocks/platform/files'
import { recycle } from '@mocks/rooms/recycle'
import { faqs, questions, type StoredQuestion } from '@mocks/rooms/questions'
import { groups, messagesOf } from '@mocks/rooms/groups'
import { members } from '@mocks/rooms/store'
import { db } from '@mocks/account/store'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

const roomId = '1'
const EVERY = { pageNum: 1, pageSize: 500, roomId }
const [api, chat, groupApi, faqApi] = [questionApis.vdr, messageApis.vdr, groupApis.vdr, faqApis.vdr]

async function readAllAs(name: string) {
  const backend = roomBackend()
  const list = await backend.send(name, api.list, { query: EVERY })
  const groupList = await backend.send(name, groupApi.list, { query: EVERY })
  const exported = await backend.send(name, api.export, { query: { roomId, format: 'xlsx', language: 'zh' } })
  const sheets = Object.values(unzipSync(takeGeneratedFile(exported.msg, true)!.bytes)).map((part) =>
    strFromU8(part),
  )
  const answers: unknown[] = [
    list,
    groupList,
    sheets,
    await backend.send(name, faqApi.list, { query: EVERY }),
  ]
  for (const { id } of questions.vdr.all())
    answers.push(await backend.send(name, api.detail, { path: { id } }))
  for (const { id } of groups.vdr.all())
    answers.push(await backend.send(name, chat.list, { query: { groupId: id, pageSize: 200 } }))
  answers.push(await backend.send(name, roomApis.vdr.detail, { path: { id: roomId } }))
  return { text: JSON.stringify(answers), rows: list.rows as { id: string; status: string }[] }
}

const namesOf = (...tags: string[]) =>
  members.vdr
    .all()
    .filter((member) => member.roomId === roomId && tags.includes(member.tagId ?? '') && member.name !== '')
    .map(({ name }) => name)
const secretOf = ({ title, body }: StoredQuestion) => [title, body]
const of = (which: (question: StoredQuestion) => boolean) => questions.vdr.all().filter(which)
/** Published questions are visible to everyone. */
const unpublished = (secrets: readonly string[]) =>
  secrets.filter((secret) => faqs.vdr.all().every(({ question }) => question !== secret))
const foundIn = (text: string, secrets: readonly string[]) => {
  expect(secrets.length).toBeGreaterThan(0)
  return secrets.filter((secret) => secret !== '' && text.includes(secret))
}

test('an expert sees what was asked, never by whom or for which party', async () => {
  const { text, rows } = await readAllAs('adviser')
  expect(rows.length).toBe(of(({ assigneeId }) => assigneeId === '5').length)
  expect(foundIn(text, ['潜在受让方 A', '潜在受让方 B', ...namesOf('2', '3')])).toEqual([])
  const foreign = of(({ assigneeId }) => assigneeId !== '5').map(({ title }) => title)
  expect(foundIn(text, unpublished(foreign))).toEqual([])
  expect(text).not.toMatch(/"askerId":"|"tagId":"[23]"/)
  // Filtering must not reveal it either.
  const asked = await roomBackend().send('adviser', api.list, { query: { ...EVERY, tagId: '2' } })
  expect(asked.total).toBe(0)
})

test.each([
  ['buyer', '2', '3'],
  ['fenced', '3', '2'],
])(
  '%s sees only questions of their own tag, without internal notes or who answers',
  async (name, own, other) => {
    const note = '不得外传的内部备注'
    for (const question of of(({ state }) => state === 'answerReview'))
      questions.vdr.put({
        ...question,
        proposal: '尚未审核的回答',
        reason: '退回的内部原因',
        notes: [{ time: '', memberId: '5', text: note }],
      })
    const { text, rows } = await readAllAs(name)
    const isDraftOfOthers = ({ state, askerId }: StoredQuestion) =>
      state === 'draft' &&
      members.vdr.require(askerId).userId !== db.accounts.find(({ userName }) => userName === name)!.userId
    const isOwn = (question: StoredQuestion) => question.tagId === own && !isDraftOfOthers(question)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      of(isOwn)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(foundIn(text, [note, '尚未审核的回答', '退回的内部原因', '请先与统计负责人'])).toEqual([])
    expect(foundIn(text, [...namesOf('4'), '严财务', ...namesOf(other)])).toEqual([])
    const foreign = of((question) => !isOwn(question)).flatMap(secretOf)
    expect(foundIn(text, unpublished(foreign))).toEqual([])
  },
)

test('a published answer reveals to nobody who asked', async () => {
  const backend = roomBackend()
  const question = of(({ state }) => state === 'answered')[0]!
  const { id: questionId, version } = question
  const body = { questionId, version, question: '公开的问题', answer: '公开的回答' }
  expect((await backend.send('seller', faqApi.create, { body })).code).toBe(200)
  for (const name of ['buyer', 'fenced', 'adviser', 'seller']) {
    const { rows } = await backend.send(name, faqApi.list, { query: { ...EVERY, keyword: '公开的' } })
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows![0]!).toSorted()).toEqual([
      'answer',
      'category',
      'citation',
      'id',
      'question',
      'time',
    ])
  }
})

test('a document that may not be seen is not cited, and a recycled one disappears from its citations', async () => {
  const backend = roomBackend()
  const cited = of(
    ({ documentId, tagId, state }) => documentId === '3-1' && tagId === '2' && state !== 'draft',
  )[0]!
  const detail = async (name: string) =>
    (await backend.send(name, api.detail, { path: { id: cited.id } })).data
  expect(await detail('buyer')).toMatchObject({ citation: { documentId: '3-1', page: 9 } })
  recycle(
    'vdr',
    db.accounts.find(({ userName }) => userName === 'seller')!,
    ['3-1'],
  )
  for (const name of ['buyer', 'seller'])
    expect(await detail(name)).toMatchObject({ citation: null, isCitationGone: true })
  // The statistics are denied to the other party.
  const statistics = of(({ documentId }) => documentId === '6-2-2').map(({ id }) =>
    questions.vdr.put({ ...questions.vdr.require(id), tagId: '3', state: 'submitted' }),
  )
  const { text } = await readAllAs('fenced')
  expect(statistics.length).toBeGreaterThan(0)
  expect(text).not.toContain('6-2-2')
})

test.each(['seller', 'buyer', 'fenced', 'adviser'])(
  '%s: the count of open questions is that of the list',
  async (name) => {
    const backend = roomBackend()
    const { data } = await backend.send(name, roomApis.vdr.detail, { path: { id: roomId } })
    const open = await backend.send(name, api.list, { query: { ...EVERY, state: 'open' } })
    expect(open.total).toBeGreaterThan(0)
    expect(data).toMatchObject({ openQuestionCount: open.total })
    if (name !== 'seller') return
    const closing = await backend.send(name, roomApis.vdr.closeOut, { path: { id: roomId } })
    expect(closing.data).toMatchObject({ openQuestions: open.total })
  },
)

test('a message that is sent again is stored once, and a closed group accepts none', async () => {
  const backend = roomBackend()
  const body = { groupId: '1', clientId: 'own-1', content: '只说一次' }
  const first = await backend.send('buyer', chat.send, { body })
  const again = await backend.send('buyer', chat.send, { body })
  expect(again.data).toEqual(first.data)
  expect(first.data).toMatchObject({ clientId: 'own-1', isMine: true })
  groups.vdr.put({ ...groups.vdr.require('1'), isOpen: false })
  // A message that was accepted before the group closed is still confirmed to its sender.
  expect((await backend.send('buyer', chat.send, { body })).code).toBe(200)
  const refused = await backend.send('buyer', chat.send, { body: { ...body, clientId: 'own-2' } })
  expect(refused.code).toBe(500)
  expect(messagesOf('vdr', '1').filter(({ content }) => content === body.content)).toHaveLength(1)
  // Others do not see the client id of the sender.
  const { rows } = await backend.send('fenced', chat.list, { query: { groupId: '1', pageSize: 1 } })
  expect(rows![0]).toMatchObject({
    content: body.content,
    clientId: null,
    isMine: false,
    name: '',
    side: 'asker',
  })
  expect((await backend.send('fenced', chat.list, { query: { groupId: '3', pageSize: 1 } })).code).toBe(404)
})

test('pages of messages before and after a message join without a gap', async () => {
  const backend = roomBackend()
  const page = async (side: object) =>
    (await backend.send('seller', chat.list, { query: { groupId: '1', pageSize: 10, ...side } })).rows!.map(
      ({ id }) => Number(id),
    )
  const all = messagesOf('vdr', '1').map(({ id }) => Number(id))
  const last = await page({})
  expect(last).toEqual(all.slice(-10))
  expect(await page({ beforeId: String(last[0]) })).toEqual(all.slice(-20, -10))
  expect(await page({ afterId: String(all[3]) })).toEqual(all.slice(4, 14))
})
