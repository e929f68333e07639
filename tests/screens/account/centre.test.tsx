import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centreTabs'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { renderApp, renderScreen } from '../../support/renderApp'

await Promise.all(Object.values(TABS).map(loadScreen))

const tabs = () => screen.findByRole('navigation', { name: 'Personal centre' })
const shown = async () =>
  within(await tabs())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent)

test('the account menu leads to the personal centre, whose first tab is the profile', async () => {
  const { user, address } = await renderApp('/index', { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Account 林估值' }))
  await user.click(await screen.findByRole('link', { name: 'Personal centre' }))
  expect(await shown()).toEqual(['Profile'])
  expect(address()).toBe('/user/center')
  expect(await screen.findByText('analyst@example.com')).toBeInTheDocument()
})

test('an unknown tab is reported, and the first one is shown', async () => {
  await renderScreen('/user/center?tab=__proto__', { as: 'reader' })
  expect(await screen.findByText(/This section of the personal centre doesn't exist/)).toBeInTheDocument()
  expect(await shown()).toEqual(['Profile'])
  expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible()
})
