import { TIER_FEATURES, TIER_ROLES, type TierFeature, type TierRole } from '@/shared/auth/roles'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import MembershipTab from '@/features/account/member/MembershipTab'
import { Can } from '@/shared/auth/permissions'
import { SHOP_TIERS, TIERS, tierWith } from '@/entities/tiers/tiers'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import pages from '@/features/account/locales/pages.en.json'
import parts from '@/shared/locales/parts.en.json'
import { FEATURE_RIGHTS } from '@mocks/account/seed/tierRights'
import { db } from '@mocks/account/store'
import { reports } from '@mocks/valuation/store'
import { renderApp } from '../../support/openAt'
import { renderComponent } from '../../support/showPart'

const accountOf = (role: TierRole) => db.accounts.find(({ roles }) => roles.some((held) => held === role))!

/** The smallest tier for sale that has a feature, found without the code that the screens find it with. */
const smallestWith = (feature: TierFeature) =>
  SHOP_TIERS.find((role) => TIERS[role].features.includes(feature))

/** What a feature opens stands where the account has it, and in its place the way to the tier that has it. */
function Gates() {
  return TIER_FEATURES.map((feature) => {
    const [right] = FEATURE_RIGHTS[feature]
    return (
      right && (
        <div key={feature} role="group" aria-label={feature}>
          <Can do={right} fallback={<UpgradeLink to={feature} />}>
            open
          </Can>
        </div>
      )
    )
  })
}

describe.each(TIER_ROLES)('%s', (role) => {
  const { from, features, searches, valuations } = TIERS[role]

  test('what it does not have is offered with the smallest tier that has it', async () => {
    await renderComponent(<Gates />, { as: accountOf(role).userName })
    for (const gate of await screen.findAllByRole('group')) {
      const feature = gate.getAttribute('aria-label') as TierFeature
      const plan = smallestWith(feature)!
      if (features.includes(feature)) expect(gate).toHaveTextContent(/^open$/)
      else
        expect(await within(gate).findByRole('link', { name: `Get ${parts.tier[plan]}` })).toHaveAttribute(
          'href',
          `/aovPay?plan=${plan}`,
        )
    }
  })

  test('its benefits are shown as the table has them', async () => {
    await renderComponent(<MembershipTab />, { as: accountOf(role).userName })
    await screen.findAllByText(parts.tier[role])
    if (from === 'platform') return
    const shown = (key: keyof typeof pages.benefit) => screen.getByText(pages.benefit[key]).parentElement
    expect(shown('searches')).toHaveTextContent(`${searches}`)
    expect(shown('valuations')).toHaveTextContent(`${valuations}`)
    for (const feature of TIER_FEATURES) {
      if (feature === 'department') continue // what plans are not compared by
      expect(shown(feature)).toHaveTextContent(features.includes(feature) ? /Included$/ : /Not included$/)
    }
  })
})

/** Where each feature is offered to someone without it. */
const OFFERED: readonly (readonly [TierFeature, string, () => string])[] = [
  ['export', 'basic', () => '/search?q=HER2'],
  [
    'download',
    'basic',
    () => `/valuation/report/${reports.all().find(({ ownerId }) => ownerId === '3')!.id}`,
  ],
  ['create', 'buyer', () => '/vdr/vhome'],
]

test.each(OFFERED)('%s: %s is offered it, with the way back', async (feature, as, addressOf) => {
  const address = addressOf()
  await renderApp(address, { as })
  const plan = tierWith(feature)!
  expect(await screen.findByRole('link', { name: `Get ${parts.tier[plan]}` })).toHaveAttribute(
    'href',
    `/aovPay?plan=${plan}&back=${encodeURIComponent(address)}`,
  )
})
