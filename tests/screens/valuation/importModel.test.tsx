import { read, write } from '@e965/xlsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { db } from '@mocks/account/store'
import { fileOf } from '@mocks/valuation/reports'
import { reports } from '@mocks/valuation/store'
import { renderScreen } from '../../support/renderApp'

const report = () =>
  reports.all().find(({ versions }) => versions.at(-1)!.form.pipelineName.startsWith('DEMO-101'))!
const analyst = () => db.accounts.find(({ userName }) => userName === 'analyst')!

/** The report's workbook as a spreadsheet program saves it, with other values in named cells. */
async function workbook(changes: Readonly<Record<string, number>>) {
  const { bytes } = await fileOf(analyst(), report().id, { format: 'xlsx' })
  const book = read(bytes, { type: 'array' })
  for (const [name, value] of Object.entries(changes)) {
    const [sheet, address] = book.Workbook!.Names!.find((each) => each.Name === name)!.Ref.split('!')
    book.Sheets[sheet!.replaceAll("'", '')]![address!.replaceAll('$', '')] = { t: 'n', v: value }
  }
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'model.xlsx')
}

test('an edited workbook shows its changes first, and then continues in the form of the next version', async () => {
  const { user, address } = await renderScreen(`/valuation/report/${report().id}`, { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Import edited workbook' }))
  const dialog = within(await screen.findByRole('dialog'))
  const file = await workbook({ wacc: 0.2, pos_1_phase2: 0.99 })
  fireEvent.change(dialog.getByLabelText(/Choose a table/), { target: { files: [file] } })
  const button = dialog.getByRole('button', { name: 'Read workbook' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  expect(await dialog.findByText('1 input changed')).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: /WACC.*20%/ })).toBeInTheDocument()
  expect(dialog.getByText(/^1 cell differs/)).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: /Phase II .*99/ })).toBeInTheDocument()
  expect(report().versions.at(-1)!.form.wacc).not.toBe(20)

  await user.click(dialog.getByRole('button', { name: 'Continue in the form' }))
  await waitFor(() => expect(address()).toBe(`/valuation/report/${report().id}/edit`))
  expect(await screen.findByLabelText('WACC')).toHaveValue('20')
})
