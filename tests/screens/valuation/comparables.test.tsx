import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toCsv } from '@/shared/lib/csv'
import { ownDeals } from '@mocks/valuation/deals'
import { reports } from '@mocks/valuation/store'
import { renderScreen } from '../../support/renderApp'

const idOf = (name: string) =>
  reports.all().find(({ versions }) => versions.at(-1)!.form.pipelineName.startsWith(name))!.id

const section = async () =>
  (await screen.findByRole('heading', { name: 'Market comparables' })).closest('section')!

async function openReport() {
  const visit = await renderScreen(`/valuation/report/${idOf('DEMO-101')}`, { as: 'analyst' })
  await section()
  async function choose(filter: string, option: string) {
    await visit.user.click(within(await section()).getByRole('combobox', { name: filter }))
    const titles = await screen.findAllByTitle(option)
    await visit.user.click(titles.at(-1)!)
  }
  return { ...visit, choose }
}

test('deals are filtered by stage, area, modality and year', async () => {
  const { choose } = await openReport()
  expect(await section()).toHaveTextContent('Comparable deals (7 invented)7')
  await choose('Stage of the deals', 'All')
  await waitFor(async () => expect(await section()).toHaveTextContent('another class of size: DEMO-001'))
  await choose('Modality of the deals', 'Small molecule')
  await waitFor(async () => expect(await section()).toHaveTextContent(/\(\d invented\)\d/))
  await choose('Area of the deals', 'Oncology')
  await choose('Deals since', '2026')
  await waitFor(async () => expect(await section()).toHaveTextContent('No comparable deals'))
})

test('a table of own deals is imported, compared as such, and each can be deleted', async () => {
  const { user } = await openReport()
  await user.click(within(await section()).getByRole('button', { name: 'Your own deals' }))
  await user.click(await screen.findByRole('button', { name: 'Import deals' }))
  const chooser = await screen.findByLabelText(/Choose a table/)
  const table = toCsv([
    ['Deal', 'Stage', 'Area', 'Modality', 'Year', 'Value', 'Currency'],
    ['Alpha–Beta', 'Phase II', 'Oncology', '', '2024', '300m', 'USD'],
  ])
  fireEvent.change(chooser, { target: { files: [new File([table], 'deals.csv')] } })
  const send = await screen.findByRole('button', { name: 'Import' })
  await waitFor(() => expect(send).toBeEnabled())
  await user.click(send)
  expect(await screen.findByText('1 deal imported')).toBeInTheDocument()

  const row = await screen.findByRole('row', { name: /Alpha–Beta/ })
  expect(row).toHaveTextContent('Phase IIOncology2024$300.0M')
  expect(await section()).toHaveTextContent('Comparable deals (7 invented)8')
  await user.click(within(await section()).getByRole('button', { name: /Show table/, hidden: true }))
  expect(
    await within(await section()).findByRole('row', { name: /Alpha–Beta.*Your own deals/, hidden: true }),
  ).toBeInTheDocument()

  await user.click(within(row).getByRole('button', { name: 'Delete' }))
  const question = (await screen.findAllByText(/Alpha–Beta”/))[0]!.closest<HTMLElement>('[role=dialog]')!
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(ownDeals.size).toBe(0))
  expect(await screen.findByText('No deals imported yet')).toBeInTheDocument()
  await waitFor(async () => expect(await section()).toHaveTextContent('Comparable deals (7 invented)7'))
})
