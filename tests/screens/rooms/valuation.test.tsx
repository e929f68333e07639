import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roomLog } from '@mocks/rooms/log'
import { putMember } from '@mocks/rooms/rights'
import { membershipIn } from '@mocks/rooms/store'
import { citations } from '@mocks/vdr/evidence'
import { sharedReports } from '@mocks/vdr/sharedReports'
import { renderScreen } from '../../support/renderApp'
import { setPages } from '../../support/roomDocument'

const REPORT = '/vdr/vdrreport?roomId=1&report=1'

const lastValuationLog = () => roomLog.vdr.all().findLast(({ action }) => action === 'valuation')?.text

test('evidence opens next to the report at the cited page, is confirmed for a new version, and returns the focus', async () => {
  setPages('8-1', 5)
  const { user } = await renderScreen(REPORT, { as: 'seller' })
  expect(await screen.findByText('This report is outdated')).toBeInTheDocument()
  const chip = await screen.findByRole('link', { name: /专利清单.*v1 · p\. 2.*To be checked/ })
  await user.click(chip)
  expect(await screen.findByText(/Cites version 1, but version 2 is now published/)).toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: 'Page, of 5' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Confirm for version 2' }))
  expect(await screen.findByText(/^Confirmed for version 2 by 周岚/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('This report is outdated')).not.toBeInTheDocument())
  expect(lastValuationLog()).toMatch(/^confirm · DEMO-202（演示） v3 · patentExpiry/)
  await user.click(screen.getByRole('button', { name: 'Back to the report' }))
  expect(screen.getByRole('link', { name: /专利清单.*v2 · p\. 2/ })).toHaveFocus()
})

test('a page is cited for an assumption, with an area marked by keyboard', async () => {
  setPages('9-1', 25)
  const { user } = await renderScreen(REPORT, { as: 'seller' })
  await user.click(await screen.findByRole('link', { name: 'Cite a document for WACC' }))
  await user.type(await screen.findByRole('combobox', { name: 'Document, by name or number' }), '市场分析')
  await user.click(await screen.findByTitle(/^9\.1 市场分析/))
  expect(await screen.findByText('v1 (current)')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Mark an area' }))
  const area = await screen.findByRole('application', { name: /^Marked area on page 1/ })
  await waitFor(() => expect(area).toHaveFocus())
  await user.keyboard('{ArrowDown}{Shift>}{ArrowLeft}{/Shift}{Enter}')
  expect(await screen.findByText('Marked on the page')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cite' }))
  expect(await screen.findByText(/^Evidence added for /)).toBeInTheDocument()
  expect(citations.all().at(-1)).toMatchObject({
    field: 'wacc::',
    documentId: '9-1',
    versionNo: 1,
    page: 1,
    region: { left: 0.2, width: 0.59, height: 0.12 },
  })
})

test('a member sees only permitted evidence and is directed to an administrator for the rest', async () => {
  await renderScreen(REPORT, { as: 'buyer' })
  expect(await screen.findByRole('link', { name: /市场分析/ })).toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: /Market size/ })).toBeInTheDocument()
  // Entered by hand; no document that the member may read supports it.
  expect(screen.queryByRole('rowheader', { name: 'Annual cost per patient' })).not.toBeInTheDocument()
  expect(
    screen.getByRole('row', { name: /^COGS.*Also based on evidence you don't have permission to view/ }),
  ).toBeInTheDocument()
  expect(screen.getByText(/Ask a room administrator for it/)).toBeInTheDocument()
  for (const name of ['New scenario', 'PDF'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Cite/ })).not.toBeInTheDocument()
})

test('a member who may modify the valuation creates a scenario, which is computed and compared', async () => {
  const buyer = membershipIn('vdr', '1', { userId: '30', permissions: [] } as never)!
  putMember('vdr', '周岚', { ...buyer, mayModifyValuation: true })
  const { user } = await renderScreen(REPORT, { as: 'buyer' })
  await user.click(await screen.findByRole('button', { name: 'New scenario' }))
  const form = within(await screen.findByRole('dialog', { name: 'New scenario' }))
  await user.type(form.getByRole('textbox', { name: 'Scenario' }), 'Late entry')
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'A rival comes first')
  await user.click(form.getByRole('button', { name: 'Compute' }))
  expect(await form.findByText(/Change at least one parameter/)).toBeInTheDocument()
  const wacc = form.getByRole('textbox', { name: 'WACC' })
  await user.clear(wacc)
  await user.type(wacc, '12')
  await user.click(form.getByRole('button', { name: 'Compute' }))
  expect(await screen.findByRole('heading', { level: 1, name: /v3 · Late entry/ })).toBeInTheDocument()
  expect(
    await screen.findByText(/From .* in the base report to .* in Late entry: [-−]/, {}, { timeout: 20_000 }),
  ).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'WACC 10% 12%' })).toBeInTheDocument()
  expect(sharedReports.all().at(-1)).toMatchObject({
    tagIds: [],
    scenario: { baseId: '1', name: 'Late entry' },
  })
})

test('the owner can unlock a locked report; others learn whom to ask', async () => {
  const shared = sharedReports.require('1')
  sharedReports.put({ ...shared, calculation: { ...shared.calculation, state: 'locked' } })
  const { unmount } = await renderScreen(REPORT, { as: 'seller' })
  expect(
    await screen.findByText(
      'The results of this valuation are not unlocked yet. Contact 系统管理员, who shared it',
    ),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'New scenario' })).not.toBeInTheDocument()
  unmount()
  await renderScreen(REPORT, { as: 'admin' })
  expect(await screen.findByRole('button', { name: /^Unlock/ })).toBeInTheDocument()
})
