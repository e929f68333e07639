import { TIER_FEATURES, TIER_ROLES, type TierFeature } from '@/shared/auth/roles'
import { beforeEach, describe, expect, test } from 'vitest'
import { memberApi } from '@/features/account/member/membership.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { searchApi } from '@/features/search/model/search.api'
import { speakApi } from '@/features/speak/model/speak.api'
import { npvApi } from '@/features/valuation/npv/npv.api'
import { reportApi } from '@/features/valuation/reports/model/report.api'
import type { AnyEndpoint } from '@/shared/api'
import { drugApi } from '@/entities/drugs.api'
import { quotaApi } from '@/entities/quota.api'
import { TIERS } from '@/entities/tiers/tiers'
import { menuFor } from '@mocks/account/seed/menu'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { askBackend } from '../../support/askBackend'

let backend: ReturnType<typeof askBackend>
beforeEach(() => {
  resetDb()
  backend = askBackend()
})

/** Menu rows by the feature that adds them. */
const ROWS: readonly (readonly [path: string, TierFeature])[] = [
  ['form', 'value'],
  ['report', 'value'],
  ['questionnaire', 'value'],
  ['npv', 'npv'],
  ['vhome', 'create'],
  ['vsetting', 'create'],
]

const FIRST = { pageNum: 1, pageSize: 10 }

/**
 * A call that each feature permits. Its target does not exist: permitted users get a not-found error, all others are
 * refused.
 */
const CALLS: Partial<Record<TierFeature, readonly [AnyEndpoint, object]>> = {
  details: [drugApi.detail, { path: { id: 'none' } }],
  speak: [speakApi.ask, { body: {} }],
  value: [reportApi.list, { query: FIRST }],
  npv: [npvApi.list, { query: FIRST }],
  edit: [reportApi.remove, { path: { ids: '0' } }],
  download: [reportApi.download, { path: { id: '0' }, query: { format: 'pdf' } }],
  export: [searchApi.export, { path: { list: 'drug' }, query: { keyword: 'none' } }],
  create: [roomApis.vdr.create, { body: {} }],
}

describe.each(TIER_ROLES)('the demo account of %s', (role) => {
  const tier = TIERS[role]
  const account = () => db.accounts.find(({ roles }) => roles.some((held) => held === role))!

  test.each(TIER_FEATURES.filter((feature) => CALLS[feature]))('%s, as the table says', async (feature) => {
    const [endpoint, args] = CALLS[feature]!
    const { code } = await backend.send(account(), endpoint, args)
    expect(code).not.toBe(401)
    expect(code !== 403).toBe(tier.features.includes(feature))
  })

  test('the menu has exactly the pages of the tier’s features', () => {
    const paths = new Set(menuFor(account()).flatMap(({ children = [] }) => children.map(({ path }) => path)))
    for (const [path, feature] of ROWS) expect(paths.has(path)).toBe(tier.features.includes(feature))
  })

  test('quotas, unlocked reports and department management match the tier table', async () => {
    const { data } = await backend.send(account(), quotaApi.left, {})
    expect(data).toMatchObject({ valuationLeft: tier.valuations })
    expect((data as { searchLeft?: number | null }).searchLeft ?? null).toBe(tier.searches)
    expect(account().isUnlocked).toBe(tier.features.includes('unlocked'))
    if (account().deptId === '200') {
      const { code } = await backend.send(account(), memberApi.companyPlans, { query: FIRST })
      expect(code === 200).toBe(tier.features.includes('department'))
    }
  })
})

test('the plans endpoint matches the tier table', async () => {
  const plus = db.accounts.find(({ userName }) => userName === 'plus')!
  const { data } = await backend.send(plus, memberApi.board, {})
  const { plans } = data as { plans: { role: keyof typeof TIERS; benefits: Record<string, unknown> }[] }
  for (const { role, benefits } of plans) {
    const { searches, valuations, seats, features, tickets, speakDiscount } = TIERS[role]
    expect(benefits).toEqual({
      searches,
      valuations,
      ...(seats > 0 && { seats }),
      ...(tickets?.report && { reportTickets: tickets.report }),
      ...(tickets?.speak && { speakTickets: tickets.speak }),
      ...(speakDiscount && { speakDiscount: `${speakDiscount * 100}%` }),
      ...Object.fromEntries(features.map((feature) => [feature, true])),
    })
  }
})
