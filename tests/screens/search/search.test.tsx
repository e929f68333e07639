import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import styles from '@/features/search/results/results.module.css'
import { API_BASE } from '@/shared/api'
import { createBackend } from '@mocks/platform/backend'
import { db } from '@mocks/account/store'
import { server } from '../../setup.msw'
import { renderApp, renderScreen } from '../../support/renderApp'

const backend = createBackend(API_BASE)

const box = () => screen.findByRole('combobox', { name: 'Search terms' })
const rowOf = async (name: string | RegExp) => (await screen.findByRole('link', { name })).closest('tr')!

function watchLists() {
  const asked: URL[] = []
  server.use(
    http.get(`*${API_BASE}/search/:list/list`, ({ request }) => {
      asked.push(new URL(request.url))
    }),
  )
  return asked
}

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

test('an address restores its mode, keyword, facets and order', async () => {
  const asked = watchLists()
  await renderScreen('/search?mode=pipeline&q=PD-1&stage=listed&sort=name', { as: 'analyst' })
  await rowOf('cadonilimab')
  expect(await box()).toHaveValue('PD-1')
  expect(screen.getByRole('button', { name: 'Pipeline', pressed: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove Stage: Marketed' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /^Marketed \d/ })).toBeChecked()
  const [url] = asked
  expect(url!.pathname).toMatch(/\/search\/pipeline\/list$/)
  expect(Object.fromEntries(url!.searchParams)).toMatchObject({
    keyword: 'PD-1',
    'facets[stage]': 'listed',
    sort: 'name',
    language: 'en',
    pageNum: '1',
  })
})

test('Enter searches; another mode keeps the keyword, and back returns to the previous search', async () => {
  const { user, address, go } = await renderScreen('/search', { as: 'analyst' })
  await user.type(await box(), 'PD-1{Enter}')
  await waitFor(() => expect(address()).toBe('/search?mode=drug&q=PD-1'))
  await rowOf('pembrolizumab')
  await user.click(screen.getByRole('button', { name: 'Company' }))
  await waitFor(() => expect(address()).toBe('/search?mode=company&q=PD-1'))
  await go(-1)
  await rowOf('pembrolizumab')
  expect(address()).toBe('/search?mode=drug&q=PD-1')
  expect(await box()).toHaveValue('PD-1')
  await go(-1)
  await waitFor(() => expect(address()).toBe('/search'))
  await waitFor(async () => expect(await box()).toHaveValue(''))
})

test('a drug is found by its brand in the other language', async () => {
  await renderScreen('/search?q=可瑞达', { as: 'analyst' })
  expect((await rowOf('pembrolizumab')).querySelector('mark')).toHaveTextContent('可瑞达')
})

test('in English a row has no Chinese name', async () => {
  await renderScreen('/search?q=demo', { as: 'analyst', language: 'en' })
  expect((await rowOf('Demo molecule 00031')).textContent).not.toMatch(/\p{Script=Han}/u)
})

test('a drug that is found through its target shows the match', async () => {
  await renderScreen('/search?q=pd1', { as: 'analyst' })
  const row = await rowOf('pembrolizumab')
  expect(row).toHaveTextContent(/Matches target .*PD-1/)
  expect(row.querySelector('mark')).toHaveTextContent('PD-1')
})

test('a drug that is found by a name its row does not show names it', async () => {
  await renderScreen('/search?q=T-DXd', { as: 'analyst' })
  expect(await rowOf('trastuzumab deruxtecan')).toHaveTextContent('Matches other name T-DXd')
  expect(
    screen.getByRole('button', { name: 'Remove Drug: T-DXd → trastuzumab deruxtecan' }),
  ).toBeInTheDocument()
})

test('a search for biosimilars finds their reference product and says so', async () => {
  await renderScreen('/search?q=adalimumab%20biosimilar', { as: 'analyst' })
  expect(await rowOf('adalimumab')).toHaveTextContent('Matches biosimilar approved')
})

test.each([
  ['en', 'This registry number is not in this catalogue.', 'Remove Registry number: CTR20191234'],
  ['zh', '本目录未收录此登记号。', '移除 登记号：CTR20191234'],
] as const)('an unknown registry number is said to be unknown (%s)', async (language, text, chip) => {
  await renderScreen('/search?q=CTR20191234', { as: 'analyst', language })
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: chip })).toBeInTheDocument()
})

test('a facet narrows the result, its chip widens it again, and neither spends a search', async () => {
  const { user, address } = await renderScreen('/search?q=PD-1', { as: 'analyst' })
  await rowOf('pembrolizumab')
  // The first search has been counted.
  const left = (await screen.findByText('Searches left today: 199')).textContent
  await user.click(await screen.findByRole('checkbox', { name: /^Bispecific antibody \d/ }))
  await waitFor(() => expect(address()).toBe('/search?mode=drug&q=PD-1&modality=bispecific'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'pembrolizumab' })).not.toBeInTheDocument())
  await rowOf('cadonilimab')
  await user.click(screen.getByRole('button', { name: 'Remove Modality: Bispecific antibody' }))
  await rowOf('pembrolizumab')
  expect(screen.getByText(/Searches left today/)).toHaveTextContent(left)
})

test('recognised parts of a query are shown as chips; removing a chip searches for the rest', async () => {
  const { user, address } = await renderScreen('/search?q=恒瑞 PD-1 ADC&sort=name', { as: 'analyst' })
  const chips = await screen.findByRole('group', { name: 'Understood as' })
  const textsOf = (group: HTMLElement) =>
    within(group)
      .getAllByRole('button')
      .map((chip) => chip.textContent)
  expect(textsOf(chips)).toEqual([
    'Company: 恒瑞 → Hengrui Pharma',
    'Target: PD-1',
    'Modality: ADC → Antibody-drug conjugate (ADC)',
  ])
  expect(screen.getByText(/^No results match all of these/)).toBeInTheDocument()
  await user.click(within(chips).getByRole('button', { name: /^Remove Modality: ADC/ }))
  await rowOf('camrelizumab')
  expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('恒瑞 PD-1')
  expect(address()).toContain('sort=name')
  expect(await box()).toHaveValue('恒瑞 PD-1')
})

test('a company is found by the name of a subsidiary, and the row says so', async () => {
  await renderScreen('/search?q=Genentech', { as: 'analyst' })
  expect(await rowOf('alectinib')).toHaveTextContent('Matches company Genentech, part of Roche')
})

test('a long facet expands and can be filtered', async () => {
  const { user, address } = await renderScreen('/search', { as: 'analyst' })
  const facet = await screen.findByRole('group', { name: 'Indication' })
  const few = within(facet).getAllByRole('checkbox').length
  await user.click(within(facet).getByRole('button', { name: /more/ }))
  expect(within(facet).getAllByRole('checkbox').length).toBeGreaterThan(few)
  await user.type(within(facet).getByRole('textbox', { name: 'Find in “Indication”' }), 'melanoma')
  expect(within(facet).getAllByRole('checkbox')).toHaveLength(1)
  await user.click(within(facet).getByRole('checkbox'))
  await waitFor(() => expect(address()).toContain('indication=melanoma'))
})

test('years are filtered by a range', async () => {
  const { user, address } = await renderScreen('/search', { as: 'analyst' })
  await user.type(await screen.findByRole('spinbutton', { name: 'From year' }), '2020')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(address()).toBe('/search?mode=drug&year=2020-'))
  expect(await screen.findByRole('button', { name: 'Remove Year of first approval: 2020–' })).toBeVisible()
})

test('order, page and page size are kept in the address', async () => {
  const { user, address } = await renderScreen('/search', { as: 'analyst' })
  await user.click(await screen.findByTitle('2'))
  await waitFor(() => expect(address()).toBe('/search?mode=drug&page=2'))
  await user.click(screen.getByRole('combobox', { name: 'Sort' }))
  await user.click(await screen.findByTitle('By name'))
  await waitFor(() => expect(address()).toBe('/search?mode=drug&sort=name'))
})

test('a page past the end offers the last one', async () => {
  const { user, address } = await renderScreen('/search?q=keytruda&page=9', { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Go to the last page' }))
  await rowOf('pembrolizumab')
  expect(address()).toBe('/search?mode=drug&q=keytruda')
})

test('the integrated mode shows the first results of each kind, their count and a link to all', async () => {
  const { user, address } = await renderScreen('/search?mode=integrated&q=PD-1', { as: 'analyst' })
  const drugs = (await screen.findByRole('heading', { name: 'Drugs' })).closest<HTMLElement>('.ant-card')!
  expect(within(drugs).getAllByRole('listitem')).toHaveLength(3)
  await user.click(within(drugs).getByRole('link', { name: /^All \d+$/ }))
  await waitFor(() => expect(address()).toBe('/search?mode=drug&q=PD-1'))
})

test.each([
  ['drug', 'en', /No drugs found\./],
  ['drug', 'zh', /未找到相关药物/],
  ['indication', 'en', /Indication not found\./],
  ['indication', 'zh', /未找到该适应症/],
  ['pipeline', 'en', /Pipeline not found\./],
  ['pipeline', 'zh', /未找到该管线/],
  ['integrated', 'en', /No results found\./],
  ['integrated', 'zh', /没有找到任何相关内容/],
] as const)('%s not found: the screen says so in %s', async (mode, language, words) => {
  await renderScreen(`/search?mode=${mode}&q=qqqqqq`, { as: 'analyst', language })
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

test('filters that leave no results can be cleared in place', async () => {
  const { user, address } = await renderScreen('/search?q=PD-1&route=oral', { as: 'analyst' })
  await screen.findByText(/No results match all the filters/)
  const clear = async () =>
    user.click((await screen.findAllByRole('button', { name: 'Clear all filters' }))[0]!)
  await clear()
  await waitFor(() => expect(address()).toBe('/search?mode=drug&q=PD-1'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(address()).toContain('route=oral'))
  await clear()
  await rowOf('pembrolizumab')
})

test('a result that fails to load shows the reason and a retry', async () => {
  let isFailing = true
  server.use(
    http.get(`*${API_BASE}/search/drug/list`, () =>
      isFailing ? HttpResponse.json({ code: 500, msg: '系统繁忙' }) : undefined,
    ),
  )
  const { user } = await renderScreen('/search?q=PD-1', { as: 'analyst' })
  expect(await screen.findByText('系统繁忙')).toBeInTheDocument()
  expect(await box()).toHaveValue('PD-1')
  isFailing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await rowOf('pembrolizumab')
})

test('when the searches are used up the screen says so and keeps the previous result', async () => {
  const account = accountOf('founder')
  expect(account.searches).toBe(3)
  const { user } = await renderScreen('/search?q=PD-1', { as: 'founder' })
  await rowOf('pembrolizumab')
  for (const keyword of ['EGFR', 'HER2']) {
    await user.clear(await box())
    await user.type(await box(), `${keyword}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'pembrolizumab' })).not.toBeInTheDocument())
  }
  expect(await screen.findByText('Searches left today: 0')).toBeInTheDocument()
  const row = await rowOf('trastuzumab')
  await user.clear(await box())
  await user.type(await box(), 'BTK{Enter}')
  expect(await screen.findByText('You have used up today’s searches')).toBeInTheDocument()
  expect(screen.getByText(/previous search for “HER2”/)).toBeInTheDocument()
  expect(row.isConnected).toBe(true)
  expect(row.closest(`.${styles.searchOld}`)).toBeInTheDocument()
})

test.each(['drug', 'integrated'])(
  'with no search left and nothing found before, the mode %s says who has more',
  async (mode) => {
    accountOf('founder').searches = 0
    await renderScreen(`/search?mode=${mode}&q=BTK`, { as: 'founder' })
    expect(await screen.findByText('You have used up today’s searches')).toBeInTheDocument()
    expect(screen.getByText(/^Please try again tomorrow/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Upgrade to / })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
)

test('without the permission only names and stages are shown, and a detail opens the upgrade prompt', async () => {
  const { user, address } = await renderScreen('/search?q=帕博利珠单抗', { as: 'reader' })
  const name = await screen.findByRole('button', { name: 'pembrolizumab' })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Drug', 'Stage'])
  expect(screen.queryByRole('button', { name: /Export$/ })).not.toBeInTheDocument()
  await user.click(name)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Basic intelligence includes this feature')
  expect(address()).toBe('/search?q=帕博利珠单抗')
})

test('a visitor is redirected to the login and back', async () => {
  const { address } = await renderApp('/search?q=PD-1')
  await waitFor(() => expect(address()).toMatch(/^\/login\?redirect=%2F/))
})

test('hidden columns stay hidden for this user', async () => {
  const { user, unmount } = await renderScreen('/search?q=PD-1', { as: 'analyst' })
  await rowOf('pembrolizumab')
  await user.click(screen.getByRole('button', { name: /Columns$/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Targets' }))
  const columns = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent)
  await waitFor(() => expect(columns()).not.toContain('Targets'))
  expect(columns()).not.toContain('Route')
  await user.click(screen.getByRole('checkbox', { name: 'Route' }))
  await waitFor(() => expect(columns()).toContain('Route'))
  unmount()
  await renderScreen('/search?q=PD-1', { as: 'analyst' })
  await rowOf('pembrolizumab')
  expect(columns()).not.toContain('Targets')
  expect(columns()).toContain('Route')
})

test('the export names the visible columns and the applied filters', async () => {
  const asked: URL[] = []
  server.use(
    http.get(`*${API_BASE}/search/:list/export`, ({ request }) => {
      asked.push(new URL(request.url))
    }),
  )
  const { user } = await renderScreen('/search?q=PD-1&stage=listed', { as: 'analyst' })
  await rowOf('pembrolizumab')
  await user.click(screen.getByRole('button', { name: /Export$/ }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]!.pathname).toMatch(/\/search\/drug\/export$/)
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
    keyword: 'PD-1',
    'facets[stage]': 'listed',
    columns: expect.stringMatching(/^name,stage,modality,/),
  })
})

test('a search is saved under a name, opened again and deleted', async () => {
  const { user, address } = await renderScreen('/search?q=PD-1&stage=listed', { as: 'analyst' })
  await rowOf('pembrolizumab')
  await user.click(screen.getByRole('button', { name: /Save search$/ }))
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Checkpoints')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText(/“Checkpoints” saved/)

  await user.click(screen.getByRole('button', { name: 'Company' }))
  await waitFor(() => expect(address()).toContain('mode=company'))
  await user.click(screen.getByRole('button', { name: /Saved searches$/ }))
  await user.click(await screen.findByRole('link', { name: 'Checkpoints' }))
  await waitFor(() => expect(address()).toBe('/search?mode=drug&q=PD-1&stage=listed'))

  await user.click(screen.getByRole('button', { name: /Saved searches$/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete “Checkpoints”' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/No saved searches yet/)).toBeInTheDocument()
})

test('a refused save keeps the name and shows the reason', async () => {
  server.use(
    http.post(`*${API_BASE}/search/saved`, () => HttpResponse.json({ code: 500, msg: '名称已存在' })),
  )
  const { user } = await renderScreen('/search?q=PD-1', { as: 'analyst' })
  await rowOf('pembrolizumab')
  await user.click(screen.getByRole('button', { name: /Save search$/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('名称已存在')).toBeInTheDocument()
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('PD-1')
})

test('an older response never replaces a newer one', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.get(`*${API_BASE}/search/drug/list`, async ({ request }) => {
      if (new URL(request.url).searchParams.get('keyword') !== 'EGFR') return undefined
      await held
      return backend(request)
    }),
  )
  const { go } = await renderScreen('/search?q=EGFR', { as: 'analyst' })
  await box()
  await go('/search?q=PD-1')
  await rowOf('pembrolizumab')
  release()
  await delay(0)
  expect(await rowOf('pembrolizumab')).toBeVisible()
})
