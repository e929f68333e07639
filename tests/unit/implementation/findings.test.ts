import { expect, test } from 'vitest'
import { pointsOf } from '@/features/implementation/funds/agreement/chartOptions'
import { leftFinding, plannedFinding } from '@/features/implementation/funds/agreement/agreementFindings'
import fundsEn from '@/features/implementation/locales/funds.en.json'
import fundsZh from '@/features/implementation/locales/funds.zh.json'
import en from '@/features/implementation/locales/overview.en.json'
import zh from '@/features/implementation/locales/overview.zh.json'
import { burnUpFinding } from '@/features/implementation/overview/burnUpFinding'
import { translationsIn } from '../../support/translations'

const textOf = await translationsIn({
  implementationFunds: { zh: fundsZh, en: fundsEn },
  implementationOverview: { zh, en },
})
const [inZh, t] = [textOf('zh'), textOf('en')]

const burnUp = (accepted: number, planned: number) => [
  { day: '2026-01-01', accepted, planned },
  { day: '2027-01-01', accepted: null, planned: 100 },
]

test.each([
  [0, 0, 'No milestones due or accepted yet'],
  [40, 55, 'Milestones are behind plan: 40% accepted, 55% planned'],
  [55, 40, 'Milestones are ahead of plan: 55% accepted, 40% planned'],
  [33.4, 33.3, 'Milestones are on plan: 33% accepted'],
  [99.6, 100, 'Milestones are on plan: 100% accepted'],
  [100, 70, 'All milestones are accepted'],
])('%d accepted and %d planned: %s', (accepted, planned, finding) => {
  expect(burnUpFinding(burnUp(accepted, planned), t)).toBe(finding)
})

test('without milestones there is no finding', () => {
  expect(burnUpFinding([], t)).toBeNull()
})

const AGREED = { total: 10e6, currency: 'CNY' } as const
const half = { due: '2026-03-01', amount: 5e6, paidOn: '', paid: null, state: 'planned' as const }
const paidHalf = (amount: number, paidOn: string) => ({
  ...half,
  paidOn,
  paid: amount,
  state: 'paid' as const,
})
const later = { ...half, due: '2026-09-01' }

test.each([
  [
    'before anything is due',
    [half, later],
    '2026-01-01',
    'No payments due or made yet',
    'All ¥10.0M is unpaid',
  ],
  ['late', [half, later], '2026-04-01', 'Payments are ¥5.0M behind plan', 'All ¥10.0M is unpaid'],
  [
    'in part',
    [paidHalf(4.9e6, '2026-03-01'), later],
    '2026-04-01',
    'Payments are ¥100.0K behind plan',
    '51% of ¥10.0M is unpaid',
  ],
  [
    'on the day',
    [paidHalf(5e6, '2026-03-01'), later],
    '2026-04-01',
    'Payments are on plan',
    '50% of ¥10.0M is unpaid',
  ],
  [
    'early',
    [paidHalf(5e6, '2026-02-01'), later],
    '2026-02-15',
    'Payments are ¥5.0M ahead of plan',
    '50% of ¥10.0M is unpaid',
  ],
  [
    'in full',
    [paidHalf(5e6, '2026-02-01'), { ...later, ...paidHalf(5e6, '2026-02-02') }],
    '2026-02-15',
    'Fully paid',
    'No unpaid balance',
  ],
] as const)('payments %s', (_, instalments, today, planned, left) => {
  const points = pointsOf(AGREED.total, [...instalments], today)
  expect([plannedFinding(points, AGREED, 'en', t), leftFinding(points, AGREED, 'en', t)]).toEqual([
    planned,
    left,
  ])
})

test('findings exist in English and Chinese; without instalments there are none', () => {
  const points = pointsOf(AGREED.total, [paidHalf(4.9e6, '2026-03-01'), later], '2026-04-01')
  expect([
    plannedFinding(points, AGREED, 'zh', inZh),
    leftFinding(points, AGREED, 'zh', inZh),
    burnUpFinding(burnUp(40, 55), inZh),
    plannedFinding([], AGREED, 'zh', inZh),
    leftFinding([], AGREED, 'zh', inZh),
  ]).toEqual([
    '付款比计划少 ¥100,000',
    '¥1.00千万 中还有 51% 未付',
    '里程碑落后于计划：已验收 40%，计划 55%',
    null,
    null,
  ])
})
