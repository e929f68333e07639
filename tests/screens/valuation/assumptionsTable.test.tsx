import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/renderApp'

const open = async () => {
  const { user } = await renderScreen('/valuation/form', { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Fill from a table' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill from a table of assumptions' }))
  const paste = (text: string) =>
    fireEvent.change(dialog.getByLabelText(/^Paste the labels/), { target: { value: text } })
  return { user, dialog, paste }
}

test('a table is mapped before it fills the form, and can be undone', async () => {
  const { user, dialog, paste } = await open()
  paste('WACC\t12.5%\nMarket size ($m)\t1,200\nCost of sales share\t18%\nPrice\tmuch\nPhase III cost\t¥72m')
  const row = (name: RegExp) => dialog.getByRole('row', { name })
  expect(row(/^WACC 12.5%/)).toHaveTextContent('12.5')
  expect(row(/Market size/)).toHaveTextContent('$1.20B')
  // Of a stage that may still be chosen.
  expect(row(/^Phase III cost/)).toHaveTextContent('$10.0M')
  expect(row(/^Price/)).toHaveTextContent('Not recognised')
  expect(dialog.getByRole('button', { name: 'Fill in 3 fields' })).toBeEnabled()

  const other = dialog.getByRole('combobox', { name: 'Field for Cost of sales share' })
  fireEvent.mouseDown(other)
  fireEvent.click((await screen.findAllByTitle('COGS')).at(-1)!)
  await user.click(await dialog.findByRole('button', { name: 'Fill in 4 fields' }))
  await waitFor(() => expect(screen.getByLabelText('WACC')).toHaveValue('12.5'))
  expect(screen.getByLabelText('COGS')).toHaveValue('18')
  expect(screen.getByLabelText('Market size per year')).toHaveValue('1,200,000,000')

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByLabelText('WACC')).toHaveValue(''))
  expect(screen.getByLabelText('COGS')).toHaveValue('15')
})

test('text without values says so, and two lines for one field wait for a choice', async () => {
  const { dialog, paste } = await open()
  paste('Our assumptions')
  expect(dialog.getByText('No line has a label and a value.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Fill in/ })).toBeDisabled()
  paste('WACC\t10%\nDiscount rate\t12%')
  // The first of them counts.
  expect(dialog.getByRole('button', { name: 'Fill in 1 field' })).toBeEnabled()
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Field for Discount rate' }))
  fireEvent.click((await screen.findAllByTitle('WACC')).at(-1)!)
  expect(await dialog.findByText(/Two lines go to the same field/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Fill in 2 fields' })).toBeDisabled()
})
