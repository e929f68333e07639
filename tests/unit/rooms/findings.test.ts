import { expect, test } from 'vitest'
import {
  activityFinding,
  coverageFinding,
  engagementFinding,
  foldersFinding,
  membersFinding,
  questionsFinding,
  storageFinding,
} from '@/features/rooms/dashboard/findings'
import en from '@/features/rooms/locales/dashboard.en.json'
import zh from '@/features/rooms/locales/dashboard.zh.json'
import { translationsIn } from '../../support/translations'

const textOf = await translationsIn({ roomsDashboard: { zh, en } })
const [inZh, t] = [textOf('zh'), textOf('en')]
const same = (code: string) => code
const NAMES = ['A', 'B', 'C']

test.each([
  [0, 0, null],
  [5, 0, 'No members were active in the last 14 days'],
  [5, 2, '2 of 5 members were active in the last 14 days'],
  [5, 5, 'All 5 members were active in the last 14 days'],
])('finding on %d members, %d of them active: %s', (invited, active, sentence) => {
  expect(membersFinding({ invited, loggedIn: invited, active }, t)).toBe(sentence)
})

test.each([
  [[0, 0, 0], null],
  [[0, 4, 0], 'All activity on 07-02: 4 actions'],
  [[1, 4, 2], 'Peak activity on 07-02: 4 of 7 actions'],
  [[4, 4, 2], 'Peak activity on 07-01 and 07-02: 4 actions each'],
  [[4, 4, 4], 'Same activity every day: 4 actions'],
])('finding on days with %j acts: %s', (counts, sentence) => {
  const days = counts.map((count, index) => ({ day: `07-0${index + 1}`, count }))
  expect(activityFinding(days, t)).toBe(sentence)
})

test.each([
  [[], null],
  [[0.2, 0], 'No tags are engaged yet'],
  [[40.3], 'A has an engagement of 40/100'],
  [[40.3, 0], 'Only A is engaged (40/100)'],
  [[40.3, 40.2, 7], 'A and B are the most engaged (40/100 each)'],
  [[40, 41], 'B is the most engaged (41/100)'],
])('finding on tags with %j points: %s', (totals, sentence) => {
  const tags = totals.map((total, index) => ({ name: NAMES[index]!, total }))
  expect(engagementFinding(tags, t)).toBe(sentence)
})

test.each([
  [[[0, 0]], null],
  [
    [
      [9, 0],
      [4, 0],
    ],
    'All documents have been opened',
  ],
  [[[9, 3]], 'A: 3 of 9 documents unread'],
  [
    [
      [9, 3],
      [9, 5],
    ],
    'B has the most unread documents: 5',
  ],
  [
    [
      [9, 3],
      [9, 0],
    ],
    'Only A has unread documents: 3',
  ],
] as const)('finding on documents and unread ones by tag, %j: %s', (counts, sentence) => {
  const coverage = counts.map(([documents, unread], index) => ({ tagId: NAMES[index]!, documents, unread }))
  expect(coverageFinding(coverage, String, t)).toBe(sentence)
})

test.each([
  [[], null],
  [[0, 0], 'No open questions'],
  [[2, 1], 'Most open questions: A (2 of 3)'],
  [[2, 2], 'Most open questions: A and B (2 each)'],
])('finding on categories with %j open questions: %s', (counts, sentence) => {
  const questions = counts.map((open, index) => ({ category: NAMES[index]!, open, answered: 3, hours: null }))
  expect(questionsFinding(questions, same, t)).toBe(sentence)
})

test('storage: names the state that takes most of it, or none when it is even', () => {
  const of = (submitted: number, published: number) =>
    storageFinding(
      [
        { state: 'submitted', count: 1, bytes: submitted },
        { state: 'published', count: 1, bytes: published },
      ],
      same,
      t,
    )
  expect([of(1024, 3072), of(0, 1024), of(9, 9), of(0, 0)]).toEqual([
    '75% of 4 KB is “published”',
    'All 1 KB is “published”',
    null,
    null,
  ])
})

test('findings are worded in Chinese too', () => {
  const folders = [
    { id: '1', name: '临床研究', indexNo: '6', count: 7, tags: [] },
    { id: '2', name: '药学', indexNo: '5', count: 2, tags: [] },
  ]
  expect([
    membersFinding({ invited: 5, loggedIn: 3, active: 2 }, inZh),
    foldersFinding(folders, inZh),
    engagementFinding(
      [
        { name: '甲方', total: 30 },
        { name: '乙方', total: 12 },
      ],
      inZh,
    ),
  ]).toEqual([
    '5 位成员中有 2 位在近 14 天内活跃',
    '临床研究打开最多：7 次，共 9 次',
    '甲方参与度最高：30 分',
  ])
})
