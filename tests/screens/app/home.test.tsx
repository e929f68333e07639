import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { conceptNoticeApi } from '@/features/concepts/notice/api'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { openAt } from '../../support/openAt'

/** Paths of every call. */
function watch() {
  const asked: string[] = []
  server.use(
    http.all(`*${API_BASE}/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname.slice(API_BASE.length))
    }),
  )
  return asked
}

test('a search begins at home, in one of its modes', async () => {
  const { user, address } = await openAt('/index', { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Target' }))
  await user.type(screen.getByRole('combobox', { name: 'Search for' }), 'PD-1{Enter}')
  await waitFor(() => expect(address()).toBe('/search?mode=target&q=PD-1'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument()
})

test('home shows what waits and what is left of the day', async () => {
  await openAt('/index', { as: 'analyst' })
  expect(await screen.findByRole('link', { name: /Reports to be unlocked: \d+/ })).toHaveAttribute(
    'href',
    '/valuation/report?state=locked',
  )
  expect(await screen.findByText('Searches: 200')).toBeInTheDocument()
  expect(screen.getByText(/Valuations: \d+/)).toBeInTheDocument()
})

test('counts that cannot be read leave the rest of home standing', async () => {
  let isFailing = true
  server.use(
    http.get(`*${API_BASE}/valuation/quota`, () =>
      isFailing ? HttpResponse.json({ code: 500, msg: '系统繁忙' }) : undefined,
    ),
  )
  const { user } = await openAt('/index', { as: 'analyst' })
  const card = (await screen.findByRole('heading', { name: 'Left today' })).closest<HTMLElement>('.ant-card')!
  expect(await within(card).findByText('系统繁忙')).toBeInTheDocument()
  isFailing = false
  await user.click(within(card).getByRole('button', { name: 'Try again' }))
  expect(await within(card).findByText('Searches: 200')).toBeInTheDocument()
})

test.each(['/index', '/qrIndex'])(
  'a visitor at %s sees a sample and the way in, without a call',
  async (at) => {
    const asked = watch()
    await openAt(at)
    expect(await screen.findByRole('heading', { name: 'Pembrolizumab (Keytruda)' })).toBeInTheDocument()
    expect(screen.getByText(/Sign in to search all drugs/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(asked).toEqual([])
  },
)

test('home shows who has concepts what waits for him, each with a way there', async () => {
  await openAt('/index', { as: 'founder' })
  const waits = async (name: string | RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await waits('Waiting for first audit: 1')).toBe('/apply?states=10')
  expect(await waits('In incubation: 4')).toBe('/incubate?states=20%2C31')
  expect(await waits('My drafts: 1')).toBe('/apply?mine=true&states=00')
  expect(await waits('Returned by the first audit, to be corrected: 1')).toBe('/apply?mine=true&states=11')
  expect(await waits('Returned in incubation, to be corrected: 2')).toBe('/incubate?mine=true&states=31%2C42')
  expect(screen.queryByRole('link', { name: /Post-decision information to check/ })).not.toBeInTheDocument()
})

test('a manager is told of checks, an expert of judgements; who has no concepts is not asked about', async () => {
  const asked = watch()
  const manager = await openAt('/index', { as: 'manager' })
  expect(
    await screen.findByRole('link', { name: /Post-decision information to check: \d+/ }),
  ).toHaveAttribute('href', '/incubate?states=41')
  manager.unmount()
  const expert = await openAt('/index', { as: 'expert' })
  expect(await screen.findByRole('link', { name: /Conflicts of interest to declare: \d+/ })).toHaveAttribute(
    'href',
    '/expert?myReview=undeclared',
  )
  expert.unmount()
  asked.length = 0
  await openAt('/index', { as: 'analyst' })
  await screen.findByText('Searches: 200')
  expect(asked.filter((path) => path.startsWith('/poconcept'))).toEqual([])
})

test('the menu says how many concepts wait, and leaves out a count that cannot be read', async () => {
  server.use(
    http.get(`*${API_BASE}${conceptNoticeApi.waitListCount.path}`, () =>
      HttpResponse.json({ code: 200, msg: '操作成功', data: 7 }),
    ),
    http.get(`*${API_BASE}${conceptNoticeApi.waitHatchListCount.path}`, () => HttpResponse.error()),
  )
  await openAt('/contact', { as: 'auditor' })
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(
    await within(menu).findByRole('link', { name: /^Collection.*7 waiting for the first audit$/ }),
  ).toBeInTheDocument()
  expect(within(menu).getByRole('link', { name: 'Incubation' })).toBeInTheDocument()
})
