import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const BOX = { name: 'Search drugs, projects, reports, pages and actions' }
const REPORTS = `*${API_BASE}/valuation/report/list`

/** Opens the palette as an account and types a query. */
async function asking(as: string, question: string) {
  const visit = await renderApp('/contact', { as })
  await screen.findByRole('heading', { level: 1 })
  await visit.user.keyboard('{Control>}k{/Control}')
  await visit.user.type(await screen.findByRole('combobox', BOX), question)
  return { ...visit, rows: within(screen.getByRole('listbox', BOX)) }
}

test('items of the features are found; a failing one hides none of the others', async () => {
  server.use(http.get(REPORTS, () => HttpResponse.json({ code: 500, msg: '暂不可用' })))
  const { user, rows, address } = await asking('analyst', 'pembro')
  const drug = await rows.findByRole('option', { name: /pembrolizumab.*Drug$/i })
  expect(await screen.findByText(/Search unavailable: Valuation report/)).toBeInTheDocument()
  await user.click(drug)
  await waitFor(() => expect(address()).toMatch(/^\/search\/drug\//))
})

test('reports are not requested for a user who may not read them; the last row searches for the text', async () => {
  let asked = 0
  server.use(http.get(REPORTS, () => void asked++))
  const { user, rows, address } = await asking('auditor', 'pembro')
  await rows.findByRole('option', { name: /pembrolizumab.*Drug$/i })
  expect(asked).toBe(0)
  expect(rows.getAllByRole('option').at(-1)).toHaveAccessibleName(/^Search for “pembro”/)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/search\?.*q=pembro/))
})

test('keys typed before the palette is loaded end up in it and trigger no shortcut', async () => {
  const { user, address } = await renderApp('/contact', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}xmp{Backspace}r')
  const box = await screen.findByRole('combobox', BOX)
  expect(box).toHaveValue('xmr')
  expect(address()).toBe('/contact')
  await waitFor(() => expect(box).toHaveFocus())
  await user.keyboard('s')
  expect(box).toHaveValue('xmrs')
  expect(screen.queryByRole('textbox', BOX)).not.toBeInTheDocument()
})

test('Escape closes the palette before it is loaded, and the focus returns', async () => {
  const { user } = await renderApp('/contact', { as: 'analyst' })
  const help = await screen.findByRole('button', { name: /Search drugs/ })
  help.focus()
  await user.keyboard('{Control>}k{/Control}re{Escape}')
  expect(screen.queryByRole('textbox', BOX)).not.toBeInTheDocument()
  await waitFor(() => expect(help).toHaveFocus())
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox', BOX)).toHaveValue('')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(help).toHaveFocus())
})

test('the palette waits until a composition has ended', async () => {
  const { user } = await renderApp('/contact', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  const pending = screen.getByRole('textbox', BOX)
  fireEvent.compositionStart(pending)
  fireEvent.change(pending, { target: { value: 'yao' } })
  await import('@/app/palette/CommandPalette')
  fireEvent.keyDown(pending, { key: 'Escape' }) // belongs to the input method
  expect(pending).toHaveFocus()
  expect(screen.queryByRole('combobox', BOX)).not.toBeInTheDocument()
  fireEvent.change(pending, { target: { value: '药' } })
  fireEvent.compositionEnd(pending)
  expect(await screen.findByRole('combobox', BOX)).toHaveValue('药')
})
