import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { createBackend } from '@mocks/platform/backend'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

type Rows = Record<string, unknown>[]
interface Answer {
  rows: Rows
  total: number
}

const backend = createBackend(API_BASE)

const alterResponse = (path: string, change: (answer: Answer) => object) =>
  server.use(
    http.get(`*${API_BASE}${path}`, async ({ request }) => {
      const answer = (await (await backend(request)).json()) as Answer
      return HttpResponse.json(answer.rows ? { ...answer, ...change(answer) } : answer)
    }),
  )

/** Every list of the app: page address, list endpoint, name field of a row. */
const LISTS = [
  ['/valuation/report', '/valuation/report/list', 'pipelineName'],
  ['/index', '/valuation/report/list', 'pipelineName'],
  ['/valuation/npv', '/valuation/npv/list', 'name'],
  ['/valuation/questionnaire', '/valuation/questionnaire/list', 'title'],
  ['/apply', '/poconcept/poconceptInfo/list', 'name'],
  ['/incubate', '/poconcept/poconceptInfo/list', 'name'],
  ['/expert', '/poconcept/poconceptInfo/list', 'name'],
  ['/archive', '/poconcept/poconceptInfo/SealList', 'name'],
  ['/user/secrecy', '/poconcept/secrecy/list', 'name'],
  ['/search?q=PD-1', '/search/drug/list', 'nameEn'],
  ['/search?mode=target&q=PD', '/search/target/list', 'nameEn'],
] as const

describe.each(LISTS)('%s', (address, path, name) => {
  test('shows an invalid row as such, with its id, and the others as usual', async () => {
    let last = ''
    alterResponse(path, ({ rows }) => {
      if (rows.length === 0) return {}
      const [row] = rows
      last = String(row![name])
      return { rows: [{ id: 'odd-1' }, null, row], total: 3 }
    })
    await renderScreen(address, { as: 'admin' })
    expect(await screen.findAllByText("Couldn't read row 1 (ID odd-1)")).not.toHaveLength(0)
    expect(screen.getAllByText("Couldn't read row 2")).not.toHaveLength(0)
    expect(last).not.toBe('')
    // The home page loads the list in more than one way.
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(last))
  })

  test('shows rows with duplicate ids separately', async () => {
    let first = ''
    alterResponse(path, ({ rows }) => {
      const [row] = rows
      if (!row) return {}
      first = String(row[name])
      return { rows: [row, { ...row, [name]: 'The other one' }], total: 2 }
    })
    await renderScreen(address, { as: 'admin' })
    expect(await screen.findAllByText(/The other one/)).not.toHaveLength(0)
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(first))
  })

  test('handles a negative total', async () => {
    alterResponse(path, ({ rows }) => ({ rows, total: -5 }))
    await renderScreen(address, { as: 'admin' })
    if (address !== '/index') expect(await screen.findByText('Total unknown')).toBeVisible()
    else expect(await screen.findByRole('button', { name: 'All' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('on the board an invalid row keeps its position', async () => {
  alterResponse('/poconcept/poconceptInfo/list', ({ rows, total }) =>
    rows.length < 2 ? {} : { rows: [rows[0], { id: 'odd-1', name: 5 }, ...rows.slice(2)], total },
  )
  await renderScreen('/apply?view=board', { as: 'admin' })
  const odd = await screen.findAllByText("Couldn't read row 2 (ID odd-1)")
  const column = odd[0]!.closest<HTMLElement>('section')!
  expect(within(column).getAllByRole('listitem')[0]!.querySelector('a')).not.toBeNull()
  expect(within(odd[0]!).queryByRole('button')).toBeNull()
})

test('an invalid row cannot be selected, and rows with duplicate ids are selected separately', async () => {
  alterResponse('/valuation/report/list', ({ rows }) => {
    const [row] = rows
    return { rows: [row, { ...row, pipelineName: 'Twin' }, { id: 'odd-1' }], total: 3 }
  })
  const { user } = await renderScreen('/valuation/report', { as: 'analyst' })
  const twin = await screen.findByRole('checkbox', { name: /Twin/ })
  const boxes = within(screen.getByRole('table')).getAllByRole('checkbox')
  expect(boxes).toHaveLength(3) // select-all and two rows
  await user.click(twin)
  expect(twin).toBeChecked()
  expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1)
})

test.each([
  ['/valuation/report/101', '/valuation/report/101'],
  ['/apply/5004', '/poconcept/poconceptInfo/5004'],
  ['/search/drug/trastuzumab-deruxtecan', '/search/drug/trastuzumab-deruxtecan'],
  ['/valuation/npv/1', '/valuation/npv/1'],
])('%s without data is not found', async (address, path) => {
  server.use(http.get(`*${API_BASE}${path}`, () => HttpResponse.json({ code: 200, msg: '', data: null })))
  await renderScreen(address, { as: 'admin' })
  await waitFor(() => expect(document.body).toHaveTextContent(/does not exist|not found|no longer there/i))
  expect(document.body).not.toHaveTextContent('Unknown system error')
})
