import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { conceptNoticeApi } from '@/features/concepts/model/notice.api'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

function watch() {
  const asked: string[] = []
  server.use(
    http.all(`*${API_BASE}/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname.slice(API_BASE.length))
    }),
  )
  return asked
}

test('a search can be started on the home page, in any of its modes, below the date', async () => {
  const { user, address } = await renderApp('/index', { as: 'analyst' })
  expect(await screen.findByText(/^\w+day, \w+ \d{1,2}, \d{4}$/)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Target' }))
  await user.type(screen.getByRole('combobox', { name: 'Search terms' }), 'PD-1{Enter}')
  await waitFor(() => expect(address()).toBe('/search?mode=target&q=PD-1'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument()
})

test('the oldest to-do item has the only solid button; a kind can be shown alone, as can the day’s quota', async () => {
  const { user } = await renderApp('/index', { as: 'founder' })
  const kinds = await screen.findByRole('group', { name: 'By kind' })
  const acts = () => screen.getAllByRole('link', { name: /^(Correct|Fill in|Continue editing): / })
  const solid = () => acts().map((act) => act.classList.contains('button-primary'))
  expect(solid()).toEqual(acts().map((_, index) => index === 0))
  await user.click(within(kinds).getByRole('button', { name: 'Returned in incubation 2' }))
  expect(solid()).toEqual([true, false])
  expect(screen.getByRole('link', { name: 'All: Returned in incubation 2' })).toHaveAttribute(
    'href',
    '/incubate?mine=true&states=31%2C42',
  )
  expect(await screen.findByText(/Searches \d+ · Valuations \S+/)).toBeInTheDocument()
})

test('a project is listed once: the chair declares on the way to a decision that can be made', async () => {
  const { user } = await renderApp('/index', { as: 'chair' })
  const [first] = await screen.findAllByRole('link', { name: /^Decide: / })
  expect(screen.queryByRole('link', { name: /^Declare: / })).not.toBeInTheDocument()
  await user.click(first!)
  await user.click(await screen.findByRole('radio', { name: 'No, I have none' }))
  await user.click(screen.getByRole('button', { name: 'Submit declaration' }))
  expect(await screen.findByRole('button', { name: /^Decide/ })).toBeEnabled()
})

test('a kind that fails to load leaves the rest of the home page intact', async () => {
  let isFailing = true
  let answer: () => void = () => undefined
  const asked = new Promise<void>((go) => (answer = go))
  server.use(
    http.get(`*${API_BASE}/valuation/report/list`, async ({ request }) => {
      if (request.url.includes('state=computing')) return HttpResponse.json({ code: 500, msg: '系统繁忙' })
      if (!request.url.includes('state=locked')) return undefined
      if (isFailing) return HttpResponse.json({ code: 500, msg: '系统繁忙' })
      await asked
      return undefined
    }),
  )
  const { user } = await renderApp('/index', { as: 'basic' })
  const failed = (await screen.findByText(/Couldn't load “To be unlocked”/)).closest('[role="alert"]')!
  expect(await screen.findByText(/Left today/)).toBeInTheDocument()
  isFailing = false
  const other = screen.getByText(/Couldn't load “Being computed”/)
  await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(failed).not.toBeInTheDocument())
  expect(other).toBeInTheDocument()
  answer()
  expect((await screen.findAllByRole('link', { name: /^Unlock: / })).length).toBeGreaterThan(0)
  expect(failed).not.toBeInTheDocument()
})

test('an invalid to-do item is listed among the others', async () => {
  server.use(
    http.get(`*${API_BASE}/poconcept/poconceptInfo/list`, () =>
      HttpResponse.json({ code: 200, msg: '操作成功', total: 1, rows: [{ id: 'odd', state: 7 }] }),
    ),
  )
  await renderApp('/index', { as: 'secretary' })
  expect(await screen.findByText("Couldn't read row 1 (ID odd)")).toBeInTheDocument()
  expect(screen.queryByText("You're all caught up")).not.toBeInTheDocument()
})

test.each(['/index', '/qrIndex'])(
  'a visitor at %s sees a sample and the way in, without a call',
  async (at) => {
    const asked = watch()
    await renderApp(at)
    expect(await screen.findByRole('heading', { name: 'Pembrolizumab (Keytruda)' })).toBeInTheDocument()
    expect(screen.getByText(/Sign in to search all drugs/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(asked).toEqual([])
  },
)

test.each([
  ['founder', 'Returned at first review', 'Draft'],
  ['auditor', 'First review'],
  ['manager', 'Post-decision check'],
  ['secretary', 'Interview record due'],
  ['expert', 'Conflict of interest'],
  ['chair', 'Decision due'],
  ['seller', 'Document to review', 'Open question'],
  ['investor', 'Milestone awaiting acceptance'],
  ['finance', 'Instalment awaiting payment'],
  ['claimHandler', 'Claim to handle'],
])('%s sees their to-do items', async (account, ...kinds) => {
  await renderApp('/index', { as: account })
  for (const kind of kinds)
    expect(await screen.findAllByText(new RegExp(`^${kind}( [1-9]\\d*)?$`))).not.toEqual([])
})

test('to-do items are sorted by waiting time, across all kinds, and show it', async () => {
  await renderApp('/index', { as: 'founder' })
  await screen.findByRole('group', { name: 'By kind' })
  const days = screen.getAllByText(/^\d+ days?$/).map(({ textContent }) => parseInt(textContent))
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(days.length).toBeGreaterThan(2)
})

test.each([
  ['founder', /^Continue editing: /, /\?tab=firstStage$/],
  ['founder', /^Fill in: /, /\?tab=(second|after)Stage$/],
  ['founder', /^Correct: .*眼科基因疗法/, /^\/incubate\/5009$/], // the reason of its return is in its summary
  ['manager', /^Check: /, /\?tab=afterStage$/],
])('to-do items of %s lead to the place of the action: %s', async (account, act, place) => {
  await renderApp('/index', { as: account })
  for (const link of await screen.findAllByRole('link', { name: act })) {
    expect(link.getAttribute('href')).toMatch(place)
  }
})

test('concepts are not requested for a user without them', async () => {
  const asked = watch()
  await renderApp('/index', { as: 'analyst' })
  await screen.findByText(/Searches 200/)
  expect(asked.filter((path) => path.startsWith('/poconcept'))).toEqual([])
})

test('the menu shows how many concepts wait, and omits a count that fails to load', async () => {
  server.use(
    http.get(`*${API_BASE}${conceptNoticeApi.waitListCount.path}`, () =>
      HttpResponse.json({ code: 200, msg: '操作成功', data: 7 }),
    ),
    http.get(`*${API_BASE}${conceptNoticeApi.waitHatchListCount.path}`, () => HttpResponse.error()),
  )
  await renderApp('/contact', { as: 'auditor' })
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(
    await within(menu).findByRole('link', { name: /^Collection.*7 awaiting first review$/ }),
  ).toBeInTheDocument()
  expect(within(menu).getByRole('link', { name: 'Incubation' })).toBeInTheDocument()
})

test('a waiting question opens itself, within the list of those that wait', async () => {
  await renderApp('/index', { as: 'adviser' })
  const rows = await screen.findAllByRole('link', { name: /^Handle/ })
  expect(rows[0]).toHaveAttribute('href', expect.stringMatching(/vchat\?roomId=1&state=open&question=\d+$/))
})

test('items that a user took part in wait for somebody else: a delivery, a claim, a submitted document', async () => {
  const { unmount } = await renderApp('/index', { as: 'project' })
  await screen.findAllByText(/^Overdue follow-up/)
  expect(
    screen.queryByText(/^(Milestone awaiting acceptance|Claim awaiting approval)/),
  ).not.toBeInTheDocument()
  unmount()
  const second = await renderApp('/index', { as: 'project2' })
  for (const kind of [/^Milestone awaiting acceptance/, /^Claim awaiting approval/])
    expect(await screen.findAllByText(kind)).not.toEqual([])
  second.unmount()

  const { user } = await renderApp('/index', { as: 'seller' })
  await user.click((await screen.findAllByText(/^Document to review 1$/))[0]!)
  const audits = await screen.findAllByRole('link', { name: /^Review\b/ })
  expect(audits).toHaveLength(1)
  expect(audits[0]).toHaveAttribute('href', expect.stringMatching(/vdocumentaudit\?roomId=1&version=[-\w]+$/))
})
