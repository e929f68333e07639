import { screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { addReports } from '@mocks/valuation/seed/manyReports'
import { reports } from '@mocks/valuation/store'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'

const LIST = '/valuation/report?pipelineName=BULK&orderByColumn=pipelineName&isAsc=asc'
const saved = watchSavedFiles()

beforeEach(() => addReports('2', 30))

const name = (number: number) => `BULK-${String(number).padStart(5, '0')}（演示）`
const idOf = (number: number) =>
  reports.all().find(({ versions }) => versions[0]!.form.pipelineName === name(number))!.id

async function openList() {
  const visit = await renderScreen(LIST, { as: 'analyst' })
  await screen.findByRole('link', { name: name(1) })
  const choose = (number: number) =>
    visit.user.click(screen.getByRole('checkbox', { name: `Select ${name(number)}` }))
  return { ...visit, choose }
}

const buttonIn = (dialog: HTMLElement, label: RegExp) => within(dialog).getByRole('button', { name: label })

test('the selection is kept across pages, and a complete page can be selected', async () => {
  const { user, choose, go } = await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await go(`${LIST}&pageNum=2`)
  await screen.findByRole('link', { name: name(11) })
  expect(screen.getByText('10 selected')).toBeInTheDocument()
  await choose(12)
  await go(`${LIST}&pageNum=1`)
  await screen.findByRole('link', { name: name(1) })
  expect(screen.getByRole('checkbox', { name: `Select ${name(3)}` })).toBeChecked()
  await choose(3) // deselects it
  expect(screen.getByText('10 selected')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
})

test('page size and order from the address are kept on the next page', async () => {
  const { user, address } = await renderScreen(`${LIST}&pageSize=20`, { as: 'analyst' })
  await screen.findByRole('link', { name: name(20) })
  await user.click(screen.getByTitle('2'))
  await screen.findByRole('link', { name: name(21) })
  expect(address()).toBe(`${LIST}&pageSize=20&pageNum=2`)
})

test('a refused report in a bulk deletion is named, stays selected and can be retried alone', async () => {
  const { user, choose } = await openList()
  for (const number of [1, 2, 3]) await choose(number)
  const asked: string[] = []
  let isRefused = true
  server.use(
    http.delete(`*${API_BASE}/valuation/report/:ids`, ({ params }) => {
      asked.push(String(params.ids))
      return isRefused && params.ids === idOf(2)
        ? HttpResponse.json({ code: 500, msg: '报告被数据室引用' })
        : undefined
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Delete selected' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Delete 3 reports?')
  expect(dialog).toHaveTextContent(name(3))
  const second = idOf(2)
  await user.click(buttonIn(dialog, /Delete 3 reports/))
  expect(await within(dialog).findByText('2 of 3 done')).toBeInTheDocument()
  const failures = within(dialog).getByRole('list', { name: 'Failed items' })
  expect(failures).toHaveTextContent(`${name(2)} 报告被数据室引用`)
  expect(asked).toHaveLength(3)

  isRefused = false
  await user.click(buttonIn(dialog, /Retry 1/))
  expect(await within(dialog).findByText('3 of 3 done')).toBeInTheDocument()
  expect(asked.slice(3)).toEqual([second])
  await user.click(buttonIn(dialog, /Close/))
  await screen.findByRole('link', { name: name(4) })
  await waitFor(() => expect(screen.queryByRole('link', { name: name(2) })).not.toBeInTheDocument())
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
})

test('stopping starts no further items; the remaining ones can be continued', async () => {
  const { user } = await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const asked: string[] = []
  server.use(
    http.delete(`*${API_BASE}/valuation/report/:ids`, async ({ params }) => {
      asked.push(String(params.ids))
      await held
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Delete selected' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(buttonIn(dialog, /Delete 10 reports/))
  expect(await within(dialog).findByRole('progressbar')).toBeInTheDocument()
  await waitFor(() => expect(asked).toHaveLength(2))
  await user.click(buttonIn(dialog, /Stop/))
  letGo() // requests in flight are awaited
  expect(await within(dialog).findByText('2 of 10 done')).toBeInTheDocument()
  expect(dialog).toHaveTextContent('8 not started.')
  await user.click(buttonIn(dialog, /Continue with the other 8/))
  expect(await within(dialog).findByText('10 of 10 done')).toBeInTheDocument()
  expect(asked).toHaveLength(10)
})

test('more than five files are downloaded as one archive; incomplete reports are left out', async () => {
  reports.get(idOf(7))!.versions[0]!.state = 'locked'
  const { user } = await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  server.use(
    http.get(`*${API_BASE}/valuation/report/download/:id`, ({ params }) =>
      params.id === idOf(2)
        ? HttpResponse.json({ code: 500, msg: '文件生成失败' })
        : new HttpResponse(`report ${String(params.id)}`, {
            headers: { 'download-filename': 'report.xlsx' },
          }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Download selected' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: 'Excel' }))
  expect(dialog).toHaveTextContent('9 files in one ZIP archive')
  expect(dialog).toHaveTextContent('1 report is left out')
  await user.click(buttonIn(dialog, /Start download/))
  expect(await within(dialog).findByText('8 of 9 done')).toBeInTheDocument()
  expect(within(dialog).getByRole('list', { name: 'Failed items' })).toHaveTextContent('文件生成失败')
  expect(saved.map((file) => file.name)).toEqual([expect.stringMatching(/^valuation-reports_.*\.zip$/)])
  const names = Object.keys(unzipSync(new Uint8Array(await saved[0]!.blob.arrayBuffer())))
  expect(names).toHaveLength(8)
  expect(names).toContain('report (8).xlsx')
})

test('up to five files are saved one by one', async () => {
  const { user, choose } = await openList()
  await choose(1)
  await choose(2)
  await user.click(screen.getByRole('button', { name: 'Download selected' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: 'Excel' }))
  await user.click(buttonIn(dialog, /Start download/))
  expect(await within(dialog).findByText('2 of 2 done')).toBeInTheDocument()
  expect(saved.map((file) => file.name).sort()).toEqual([
    expect.stringMatching(/^BULK-00001.*\.xlsx$/),
    expect.stringMatching(/^BULK-00002.*\.xlsx$/),
  ])
})

test('a user who may neither delete nor download has no checkboxes', async () => {
  await renderScreen('/valuation/report', { as: 'basic' })
  await screen.findByRole('link', { name: 'DEMO-404（演示）' })
  expect(within(screen.getByRole('table')).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Upgrade to Valuation Pro' })).toHaveAttribute(
    'href',
    '/aovPay?plan=valuation_pro&back=%2Fvaluation%2Freport',
  )
})
