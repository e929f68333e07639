import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { formatMoneyExact } from '@/shared/lib/money'
import { conceptsOf } from '@mocks/concepts/lists'
import { statisticsOf } from '@mocks/concepts/statistics'
import { concepts } from '@mocks/concepts/store'
import { db } from '@mocks/account/store'
import { server } from '../../setup.msw'
import { renderApp, renderScreen } from '../../support/renderApp'

const manager = () => db.accounts.find(({ userName }) => userName === 'manager')!
const found = (filters = {}) => statisticsOf(conceptsOf(manager(), filters))
const reachedOf = (state: string, filters = {}) =>
  found(filters).funnel.find((step) => step.state === state)!.reached
const formatCount = (count: number) => count.toLocaleString('en-US')

async function open(query = '', as = 'manager') {
  const view = await renderScreen(`/dashboard${query}`, { as })
  await screen.findByText('In the pipeline')
  return view
}

async function tableOf(user: Awaited<ReturnType<typeof open>>['user'], title: string) {
  await user.click(await screen.findByRole('button', { name: `Show table · ${title}` }))
  return screen.findByRole('table', { name: title })
}

test('the top figures are those of the backend, and lead to the lists that they count', async () => {
  const { user, address } = await open()
  const { states, invested } = found()
  const waiting = states.find(({ state }) => state === '10')!.count
  const tile = screen.getByText('Awaiting first review', { selector: 'dt' }).parentElement!
  expect(within(tile).getByRole('link', { name: formatCount(waiting) })).toBeInTheDocument()
  expect(invested).toHaveLength(1)
  await user.click(within(tile).getByRole('link'))
  await waitFor(() => expect(address()).toBe('/apply?states=10'))
})

test('the funnel shows reach, conversion and days, and its numbers lead to lists with the same filters', async () => {
  const { user, address } = await open('?area=oncology')
  const row = await within(await tableOf(user, 'Funnel by step')).findByRole('row', { name: /^Incubating/ })
  const { reached, conversion } = found({ area: 'oncology' }).funnel.find(({ state }) => state === '20')!
  expect(row).toHaveTextContent(`${formatCount(reached)}${Number((conversion! * 100).toFixed(1))}%`)
  await user.click(within(row).getByRole('link'))
  await waitFor(() => expect(address()).toBe('/incubate?area=oncology&reached=20'))
})

test('filters are in the address, narrow everything, and can be cleared', async () => {
  const { user, address } = await open()
  await user.type(screen.getByLabelText('Organisation'), '华东创新药')
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/dashboard?organisation=华东创新药'))
  const narrowed = reachedOf('00', { organisation: '华东创新药' })
  expect(narrowed).toBeLessThan(reachedOf('00'))
  expect(await screen.findByText(new RegExp(`^${formatCount(narrowed)} concepts,`))).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('an owner is selected by name', async () => {
  const { user, address } = await open()
  await user.click(screen.getByRole('combobox', { name: 'Owner' }))
  await user.type(screen.getByRole('combobox', { name: 'Owner' }), '吴创始')
  await user.click(await screen.findByTitle('吴创始'))
  await waitFor(() => expect(address()).toBe('/dashboard?ownerId=6'))
  const [oldest] = found({ ownerId: '6' }).ageing
  const link = await screen.findByRole('link', { name: oldest!.name })
  await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/^\/(apply|incubate)\/50/)))
})

test('a period that ends before it starts is rejected, and an invalid date in the address is ignored', async () => {
  const { user, address } = await open('?submittedFrom=soon')
  expect(screen.getByText(new RegExp(`^${formatCount(reachedOf('00'))} concepts,`))).toBeInTheDocument()
  await user.type(screen.getByLabelText('First submitted from'), '2026-05-02')
  await user.tab()
  await user.type(screen.getByLabelText('to'), '2026-05-01')
  await user.tab()
  expect(await screen.findByText('The end date is before the start date')).toBeInTheDocument()
  expect(screen.getByLabelText('to')).toHaveValue('2026-05-01')
  expect(address()).toBe('/dashboard?submittedFrom=2026-05-02')
})

test('areas by stage, auditors and months lead to the lists that they count', async () => {
  const { user } = await open()
  const { areas, workload, intake } = found()
  const pair = areas.find(({ area, stage }) => area === 'rare' && stage === 'phase3')!
  const heat = await screen.findByRole('row', { name: /^Rare diseases/ })
  expect(within(heat).getByRole('link', { name: String(pair.count) })).toHaveAttribute(
    'href',
    '/apply?area=rare&stage=phase3&everyHall=true',
  )
  const [first] = workload
  const auditor = within(await tableOf(user, 'Reviewer workload')).getByRole('row', {
    name: new RegExp(first!.name),
  })
  expect(within(auditor).getByRole('link', { name: String(first!.waiting) })).toHaveAttribute(
    'href',
    `/apply?auditorId=${first!.userId}&states=10`,
  )
  const { month, count } = intake.at(-1)!
  const row = within(await tableOf(user, 'New submissions by month')).getByRole('row', {
    name: new RegExp(`^${month}`),
  })
  expect(within(row).getByRole('link', { name: String(count) })).toHaveAttribute(
    'href',
    expect.stringContaining(`submittedFrom=${month}-01`),
  )
})

test('each currency is shown separately', async () => {
  const one = concepts.all().find(({ decision, state }) => decision?.amount && state === '40')!
  concepts.put({ ...one, approvedAmount: 750_000, decision: { ...one.decision!, currency: 'USD' } })
  await open()
  const { invested } = found()
  expect(invested.map(({ currency }) => currency)).toEqual(['USD', 'CNY'])
  for (const { currency, amount } of invested) {
    const row = await screen.findByRole('row', { name: new RegExp(`^${currency}`) })
    expect(within(row).getByRole('link', { name: formatMoneyExact(amount, currency) })).toHaveAttribute(
      'href',
      `/incubate?approved=${currency}`,
    )
  }
})

test('if nothing matches, each part says so', async () => {
  await open('?ownerId=nobody')
  for (const text of [
    'No concepts match these filters.',
    'No stalled concepts: all matching concepts are in post-investment management, or there are none.',
    'No submissions match these filters.',
    'No matching concepts have a therapeutic area and stage.',
    'No concepts assigned to reviewers yet.',
    'No decisions visible to you match these filters.',
    'No scores visible to you match these filters.',
    'No approved amounts visible to you match these filters.',
  ])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
})

test('a single request feeds all parts; a failed one keeps the filters and can be retried', async () => {
  let calls = 0
  server.use(
    http.get(`*${API_BASE}/poconcept/statistics`, () => {
      calls += 1
      return calls === 1 ? HttpResponse.json({ code: 500, msg: '统计服务繁忙' }) : undefined
    }),
  )
  const { user } = await renderScreen('/dashboard?area=rare', { as: 'manager' })
  expect(await screen.findByText('统计服务繁忙', { exact: false })).toBeInTheDocument()
  expect(screen.getByTitle('Rare diseases')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('In the pipeline')
  expect(calls).toBe(2)
})

test('a user without the right to the statistics finds no such page', async () => {
  await renderApp('/dashboard', { as: 'founder' })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Project statistics')
  expect(screen.queryByRole('link', { name: 'Statistics' })).not.toBeInTheDocument()
})
