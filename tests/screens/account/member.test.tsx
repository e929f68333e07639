import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

test('plans are shown side by side, the current one is marked, and each for sale leads to its order', async () => {
  const { address, user } = await renderApp('/member', { as: 'analyst' })
  const own = (await screen.findByRole('heading', { level: 2, name: 'Valuation Pro' })).closest('li')!
  expect(within(own).getByText('Current plan')).toBeInTheDocument()
  expect(within(own).getByRole('link', { name: 'Renew: Valuation Pro' })).toBeInTheDocument()
  const row = screen.getByRole('row', { name: /^Valuations per day/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2', '5', '20', '20', '50', '5'])
  expect(screen.queryByRole('link', { name: /Company sub-user/ })).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/[¥$€]|RMB|USD/)
  await user.click(screen.getByRole('link', { name: 'Choose plan: PLUS member' }))
  expect(address()).toBe('/aovPay?plan=plus_member&back=%2Fmember')
  await screen.findByRole('heading', { level: 1, name: 'Upgrade and payment' })
})

test('an unknown plan or benefit is shown with the server’s own name', async () => {
  server.use(
    http.get(`*${API_BASE}/math/rolevip/getVipInfoBoard`, () =>
      HttpResponse.json({
        code: 200,
        data: {
          benefits: [{ key: 'new', name: '新权益' }],
          plans: [{ role: 'toString', name: '新方案', isForSale: true, benefits: { new: '每周三次' } }],
        },
      }),
    ),
  )
  await renderApp('/member', { as: 'reader' })
  await screen.findByRole('heading', { level: 2, name: '新方案' })
  expect(screen.getByRole('row', { name: '新权益 每周三次' })).toBeInTheDocument()
})

test('the questions stay when the plans fail to load, and the plans have a retry', async () => {
  let isLost = true
  server.use(
    http.get(`*${API_BASE}/math/rolevip/getVipInfoBoard`, () => (isLost ? HttpResponse.error() : undefined)),
  )
  const { user } = await renderApp('/member', { as: 'reader' })
  await screen.findByText("Couldn't load membership plans")
  expect(screen.getByText('Which plan is right for me?')).toBeInTheDocument()
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 2, name: 'Professional' })
})
