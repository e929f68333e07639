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
import { renderScreen } from '../../support/renderApp'
import { renderComponent } from '../../support/renderComponent'

const accountOf = (role: TierRole) => db.accounts.find(({ roles }) => roles.some((held) => held === role))!

/** Smallest tier for sale with a feature, found without the code that the pages use. */
const smallestWith = (feature: TierFeature) =>
  SHOP_TIERS.find((role) => TIERS[role].features.includes(feature))

/** Shows the content of each feature if the account has it, otherwise the offer of the tier that has it. */
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

  test('a missing feature is offered with the smallest tier that has it', async () => {
    await renderComponent(<Gates />, { as: accountOf(role).userName })
    for (const gate of await screen.findAllByRole('group')) {
      const feature = gate.getAttribute('aria-label') as TierFeature
      const plan = smallestWith(feature)!
      if (features.includes(feature)) expect(gate).toHaveTextContent(/^open$/)
      else
        expect(
          await within(gate).findByRole('link', { name: `Upgrade to ${parts.tier[plan]}` }),
        ).toHaveAttribute('href', `/aovPay?plan=${plan}`)
    }
  })

  test('its benefits are shown as in the table', async () => {
    await renderComponent(<MembershipTab />, { as: accountOf(role).userName })
    await screen.findAllByText(parts.tier[role])
    if (from === 'platform') return
    const shown = (key: keyof typeof pages.benefit) => screen.getByText(pages.benefit[key]).parentElement
    expect(shown('searches')).toHaveTextContent(`${searches}`)
    expect(shown('valuations')).toHaveTextContent(`${valuations}`)
    for (const feature of TIER_FEATURES) {
      if (feature === 'department') continue // plans are not compared by it
      expect(shown(feature)).toHaveTextContent(features.includes(feature) ? /Included$/ : /Not included$/)
    }
  })
})

/** Pages that offer a feature to someone without it. */
const UPGRADE_OFFERS: readonly (readonly [TierFeature, string, () => string])[] = [
  ['export', 'basic', () => '/search?q=HER2'],
  [
    'download',
    'basic',
    () => `/valuation/report/${reports.all().find(({ ownerId }) => ownerId === '3')!.id}`,
  ],
  ['create', 'buyer', () => '/vdr/vhome'],
]

test.each(UPGRADE_OFFERS)('%s: %s is offered it, with the way back', async (feature, as, addressOf) => {
  const address = addressOf()
  await renderScreen(address, { as })
  const plan = tierWith(feature)!
  expect(await screen.findByRole('link', { name: `Upgrade to ${parts.tier[plan]}` })).toHaveAttribute(
    'href',
    `/aovPay?plan=${plan}&back=${encodeURIComponent(address)}`,
  )
})
