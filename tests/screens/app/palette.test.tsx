import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { openAt } from '../../support/openAt'

const BOX = { name: 'Find drugs, projects, reports, screens and actions' }
const REPORTS = `*${API_BASE}/valuation/report/list`

/** The palette of an account, with a question typed. */
async function asking(as: string, question: string) {
  const visit = await openAt('/contact', { as })
  await screen.findByRole('heading', { level: 1 })
  await visit.user.keyboard('{Control>}k{/Control}')
  await visit.user.type(await screen.findByRole('combobox', BOX), question)
  return { ...visit, rows: within(screen.getByRole('listbox', BOX)) }
}

test('things of the areas are found; one that fails hides none of the others', async () => {
  server.use(http.get(REPORTS, () => HttpResponse.json({ code: 500, msg: '暂不可用' })))
  const { user, rows, address } = await asking('analyst', 'pembro')
  const drug = await rows.findByRole('option', { name: /pembrolizumab.*Drug$/i })
  expect(await screen.findByText(/Cannot be searched now: Valuation report/)).toBeInTheDocument()
  await user.click(drug)
  await waitFor(() => expect(address()).toMatch(/^\/search\/drug\//))
})

test('who may not read reports is not asked about them; the last row searches for the words', async () => {
  let asked = 0
  server.use(http.get(REPORTS, () => void asked++))
  const { user, rows, address } = await asking('auditor', 'pembro')
  await rows.findByRole('option', { name: /pembrolizumab.*Drug$/i })
  expect(asked).toBe(0)
  expect(rows.getAllByRole('option').at(-1)).toHaveAccessibleName(/^Search for “pembro”/)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/search\?.*q=pembro/))
})
