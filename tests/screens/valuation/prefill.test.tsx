import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { drugDetail } from '@mocks/search/details'
import { makeDraft } from '@mocks/valuation/seed/forms'
import { server } from '../../setup.msw'
import { renderApp, renderScreen } from '../../support/renderApp'

const ADDRESS = '/valuation/form?drug=pembrolizumab'
const drugPath = `*${API_BASE}/search/drug/pembrolizumab`

/** Public facts with an invented patent and sales. */
const answerKnownDrug = () =>
  http.get(drugPath, () =>
    HttpResponse.json({
      code: 200,
      data: {
        ...drugDetail('pembrolizumab'),
        indications: drugDetail('pembrolizumab').indications.slice(0, 1),
        timeline: [
          {
            indication: drugDetail('pembrolizumab').indications[0],
            stage: 'phase1',
            date: '2011-01-10',
          },
        ],
        patents: [{ number: 'DEMO-CN77', kind: 'compound', expires: '2036-05-01' }],
        sales: [{ year: 2025, amount: 1e9, currency: 'USD' }],
      },
    }),
  )

function storeDraft() {
  const values = makeDraft(today(), { pipelineName: 'My asset' })
  sessionStorage.setItem(
    'pharmadesk:draft:valuation',
    JSON.stringify({ userId: '2', time: Date.now(), values }),
  )
  sessionStorage.setItem('pharmadesk:draft:names', JSON.stringify(['valuation']))
}

const name = () => screen.findByLabelText('Pipeline name')
const note = async () =>
  (await screen.findByText(/fields prefilled from/)).closest<HTMLElement>('[role=alert]')!
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a drug is valued from its page: the form is prefilled, names the sources, and is submitted', async () => {
  server.use(answerKnownDrug())
  const { user, address } = await renderScreen('/search/drug/pembrolizumab', { as: 'analyst' })
  await user.click(await screen.findByRole('link', { name: 'Value this drug' }))
  expect(address()).toBe(ADDRESS)
  expect(await name()).toHaveValue('pembrolizumab')
  expect(screen.getByLabelText('Core patent number')).toHaveValue('DEMO-CN77')
  const banner = await note()
  expect(banner).toHaveTextContent(/Drug data: Pipeline name, Company/)
  expect(banner).toHaveTextContent(/Development timeline: Clinical start/)
  expect(banner).toHaveTextContent(/Patents: Patent expiry, Core patent number/)
  expect(banner).toHaveTextContent(/Sales: .*[Ss]ales/)
  expect(banner).toHaveTextContent(/Product defaults: WACC, Data exclusivity/)
  expect(banner).toHaveTextContent(/Only the year or month is known.*: .*launch/i)

  type('Market size per year', '50000000000')
  type('Annual cost per patient', '150000')
  await user.click(screen.getByRole('button', { name: 'Submit valuation' }))
  await waitFor(() => expect(address()).toMatch(/^\/valuation\/report\/\d+$/))
  expect(await screen.findByRole('heading', { level: 1, name: 'pembrolizumab' })).toBeInTheDocument()
})

test('clearing the prefill keeps edited values', async () => {
  server.use(answerKnownDrug())
  const { user, address } = await renderScreen(ADDRESS, { as: 'analyst' })
  expect(await name()).toHaveValue('pembrolizumab')
  type('Company', 'My company')
  await user.click(within(await note()).getByRole('button', { name: 'Clear prefill' }))
  await waitFor(async () => expect(await name()).toHaveValue(''))
  expect(screen.getByLabelText('Company')).toHaveValue('My company')
  expect(address()).toMatch(/^\/valuation\/form\?draft=\w+$/)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await name()).toHaveValue('pembrolizumab'))
  expect(screen.getByLabelText('Company')).toHaveValue('My company')
})

test('clearing the prefill can be undone', async () => {
  server.use(answerKnownDrug())
  const { user, address } = await renderScreen(ADDRESS, { as: 'analyst' })
  await user.click(within(await note()).getByRole('button', { name: 'Clear prefill' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(address()).toBe(ADDRESS))
  await waitFor(async () => expect(await name()).toHaveValue('pembrolizumab'))
})

test('a draft started from a drug is not prefilled again unasked; the user can switch between both', async () => {
  storeDraft()
  server.use(answerKnownDrug())
  const { user } = await renderScreen(`${ADDRESS}&draft=first`, { as: 'analyst' })
  expect(await name()).toHaveValue('My asset')
  await user.click(screen.getByRole('button', { name: 'Prefill from pembrolizumab instead' }))
  expect(await name()).toHaveValue('pembrolizumab')
  type('Company', 'Other')
  await user.click(await screen.findByRole('button', { name: 'Back to my draft' }))
  expect(await name()).toHaveValue('My asset')
  expect(screen.getByLabelText('Company')).toHaveValue('演示生物科技')
})

test('input for one drug is kept while another one is valued', async () => {
  server.use(answerKnownDrug())
  const { user, go } = await renderApp(ADDRESS, { as: 'analyst' })
  await name()
  type('Company', 'Typed by hand')
  await waitFor(() => go('/valuation/form?drug=nivolumab'))
  await waitFor(async () => expect(await name()).toHaveValue('nivolumab'))
  await user.click(await screen.findByRole('link', { name: 'pembrolizumab' }))
  await waitFor(async () => expect(await name()).toHaveValue('pembrolizumab'))
  expect(screen.getByLabelText('Company')).toHaveValue('Typed by hand')
})

test('a drug that fails to load leaves the form empty and shows the reason; a retry fills it', async () => {
  server.use(http.get(drugPath, () => HttpResponse.json({ code: 500, msg: '药物库维护中' })))
  const { user } = await renderScreen(ADDRESS, { as: 'analyst' })
  expect(await screen.findByText('药物库维护中')).toBeInTheDocument()
  expect(await name()).toHaveValue('')
  server.use(answerKnownDrug())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await name()).toHaveValue('pembrolizumab'))
})

test('a user without access to details gets an empty form, and the drug is not requested', async () => {
  let calls = 0
  server.use(
    http.get(drugPath, () => {
      calls++
      return HttpResponse.json({ code: 403 })
    }),
  )
  const { db } = await import('@mocks/account/store')
  const analyst = db.accounts.find(({ userName }) => userName === 'analyst')!
  Object.assign(analyst, { permissions: analyst.permissions.filter((each) => each !== 'search:api') })
  await renderScreen(ADDRESS, { as: 'analyst' })
  expect(await screen.findByText(/nothing was prefilled/)).toBeInTheDocument()
  expect(await name()).toHaveValue('')
  expect(calls).toBe(0)
})
