import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { pressInRow } from '../../support/lists'
import { renderScreen } from '../../support/renderApp'

const LIST = '/valuation/report'
const listPath = `*${API_BASE}/valuation/report/list`

const names = () =>
  screen.queryAllByRole('link', { name: /^DEMO-/ }).map((link) => link.textContent?.slice(0, 8))

test('the list shows state, value and date of the user’s reports', async () => {
  await renderScreen(LIST, { as: 'analyst' })
  const row = (await screen.findByRole('link', { name: 'DEMO-101（演示）' })).closest('tr')!
  expect(row).toHaveTextContent('Complete')
  expect(within(row).getByRole('cell', { name: /^\d+\.\d$/ })).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: /^rNPV \(\$M\)/ })).toBeInTheDocument()
  expect(names()).toEqual(['DEMO-101', 'DEMO-202', 'DEMO-303'])
})

test('filters are kept in the address, also when it is opened directly or left by back', async () => {
  const { user, address, go } = await renderScreen(`${LIST}?pipelineName=202`, { as: 'analyst' })
  await waitFor(() => expect(names()).toEqual(['DEMO-202']))
  const field = screen.getByRole('textbox', { name: 'Pipeline' })
  expect(field).toHaveValue('202')
  await user.clear(field)
  await user.type(field, '303')
  await waitFor(() => expect(names()).toEqual(['DEMO-303']))
  expect(address()).toBe(`${LIST}?pipelineName=303`)
  await go(-1)
  await waitFor(() => expect(names()).toEqual(['DEMO-202']))
  expect(screen.getByRole('textbox', { name: 'Pipeline' })).toHaveValue('202')
})

test('a sort by value is kept in the address and sent to the server', async () => {
  const { user, address } = await renderScreen(LIST, { as: 'analyst' })
  await screen.findByRole('link', { name: 'DEMO-101（演示）' })
  await user.click(screen.getByRole('columnheader', { name: /rNPV/ }))
  await waitFor(() => expect(address()).toContain('orderByColumn=rnpv&isAsc=asc'))
  await user.click(screen.getByRole('columnheader', { name: /rNPV/ }))
  await waitFor(() => expect(names()[0]).toBe('DEMO-202'))
})

test('a list that is opened again keeps its filters', async () => {
  const { address, go } = await renderScreen(`${LIST}?pageNum=1&pipelineName=303`, { as: 'analyst' })
  await waitFor(() => expect(names()).toEqual(['DEMO-303']))
  await go('/index')
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await go(LIST)
  await waitFor(() => expect(address()).toBe(`${LIST}?pageNum=1&pipelineName=303`))
})

test('an address with invalid parameters shows the first page', async () => {
  await renderScreen(`${LIST}?pageNum=abc&pageSize=-4&state=gone&isAsc=up`, { as: 'analyst' })
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('a page past the end offers the last one', async () => {
  const { user } = await renderScreen(`${LIST}?pageNum=9`, { as: 'analyst' })
  const last = await screen.findByRole('button', { name: 'Go to the last page' })
  expect(screen.queryByText(/No valuation reports yet/)).not.toBeInTheDocument()
  await user.click(last)
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('a failed request shows an error and can be retried without losing the filter', async () => {
  let isFailing = true
  server.use(
    http.get(listPath, () => (isFailing ? HttpResponse.json({ code: 500, msg: '系统繁忙' }) : undefined)),
  )
  const { user } = await renderScreen(`${LIST}?pipelineName=202`, { as: 'analyst' })
  expect(await screen.findByText('系统繁忙')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Pipeline' })).toHaveValue('202')
  isFailing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['DEMO-202']))
})

test('deleting names the report, and a refusal keeps the dialog open', async () => {
  const { user } = await renderScreen(LIST, { as: 'analyst' })
  const row = (await screen.findByRole('link', { name: 'DEMO-101（演示）' })).closest('tr')!
  let isRefused = true
  server.use(
    http.delete(`*${API_BASE}/valuation/report/:id`, () =>
      isRefused ? HttpResponse.json({ code: 500, msg: '报告被数据室引用' }) : undefined,
    ),
  )
  await pressInRow(user, row, 'Delete')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Delete “DEMO-101（演示）”?')
  await user.click(within(dialog).getByRole('button', { name: /Delete/ }))
  expect(await within(dialog).findByText('报告被数据室引用')).toBeInTheDocument()
  isRefused = false
  const again = within(dialog).getByRole('button', { name: /Delete/ })
  await waitFor(() => expect(again).not.toHaveClass('ant-btn-loading')) // a loading button ignores clicks
  await user.click(again)
  await waitFor(() => expect(names()).toEqual(['DEMO-202', 'DEMO-303']))
})

test('a report that was already deleted leaves the list', async () => {
  const { user } = await renderScreen(LIST, { as: 'analyst' })
  const row = (await screen.findByRole('link', { name: 'DEMO-101（演示）' })).closest('tr')!
  await pressInRow(user, row, 'Delete')
  const dialog = await screen.findByRole('dialog')
  server.use(
    http.delete(`*${API_BASE}/valuation/report/:id`, () => HttpResponse.json({ code: 404 })),
    http.get(listPath, () => HttpResponse.json({ code: 200 })),
  )
  await user.click(within(dialog).getByRole('button', { name: /Delete/ }))
  expect(await within(dialog).findByText('The requested resource does not exist')).toBeInTheDocument()
  await waitFor(() => expect(names()).toEqual([]))
})

test('a read-only user can neither add nor change reports', async () => {
  await renderScreen(LIST, { as: 'reader' })
  expect(
    await screen.findByText(/^No valuation reports yet.*requires a plan that includes them/),
  ).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'New valuation' })).not.toBeInTheDocument()
})

test('the stage filter loads the server’s dictionary once', async () => {
  let requests = 0
  server.use(
    http.get(`*${API_BASE}/system/dict/data/type/clinical_phase`, () => {
      requests++
      return HttpResponse.json({
        code: 200,
        data: [
          { dictLabel: '临床Ⅱ期', dictValue: 'phase2' },
          { dictLabel: '同情用药', dictValue: 9 },
        ],
      })
    }),
  )
  const { user } = await renderScreen(LIST, { as: 'analyst' })
  await screen.findByRole('link', { name: 'DEMO-101（演示）' })
  await user.click(screen.getByRole('combobox', { name: 'Stage' }))
  // Translated where a label exists, otherwise as received.
  expect(await screen.findByTitle('Phase II')).toBeInTheDocument()
  expect(screen.getByTitle('同情用药')).toBeInTheDocument()
  expect(requests).toBe(1)
})
