import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FormGroup } from '@/shared/form/FormGroup'
import { TextField } from '@/shared/form/textFields'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { amount, integer, optional, percent, required, rowsOf, text } from '@/shared/form/fieldParsers'
import { RowsField } from '@/shared/form/RowsField'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { NumberInput } from '@/shared/form/NumberInput'
import { renderComponent } from '../../support/renderComponent'

const Plan = z.object({
  name: required(text(2, 9)),
  budget: required(amount()),
  share: optional(percent()),
  weeks: optional(integer(1, 9)),
  steps: rowsOf(z.object({ days: required(integer(1, 9)) }), 0, 2),
})
type Plan = z.output<typeof Plan>

const LABELS = {
  name: 'Name',
  budget: 'Budget',
  share: 'Share',
  weeks: 'Weeks',
  steps: 'Steps',
  days: 'Days',
}

const renders: null[] = []

function PlanForm() {
  renders.push(null)
  const [sent, setSent] = useState<Plan | null>(null)
  const form = useSchemaForm({
    schema: Plan,
    labels: LABELS,
    initialValues: { steps: [] },
    // The budget follows from the name of a plan.
    followUps: ({ name }) => (name === 'free' ? { budget: '0' } : {}),
    settle: ({ share }) => (share === '' ? { share: '5' } : {}),
    send: async () => Promise.resolve({ ok: true as const, data: null }),
    onDone: (_, body) => setSent(body),
  })
  return (
    <SchemaForm form={form} submitText="Send" listsErrors>
      <FormGroup title="General">
        <TextField name="name" />
        <MoneyField name="budget" currency="USD" />
      </FormGroup>
      <FormGroup title="Details">
        <PercentField name="share" />
        <NumberField name="weeks" />
        <RowsField name="steps" cells={{ days: <NumberInput isInteger /> }} />
      </FormGroup>
      <output aria-label="Sent">{JSON.stringify(sent)}</output>
    </SchemaForm>
  )
}

async function showForm() {
  const shown = await renderComponent(<PlanForm />)
  await screen.findByRole('button', { name: /Add a row: Steps/ })
  return shown
}

const budget = () => screen.getByLabelText<HTMLInputElement>('Budget')

test('money is grouped while typing, and the cursor keeps its position', async () => {
  const { user } = await showForm()
  await user.type(budget(), '8000000')
  expect(budget()).toHaveValue('8,000,000')
  expect(screen.getByText('= $8.0M')).toBeInTheDocument()
  await user.type(budget(), '5', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(budget()).toHaveValue('85,000,000')
  expect(budget().selectionStart).toBe(2)
  await user.type(budget(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(budget()).toHaveValue('85,000,000')
  expect(budget().selectionStart).toBe(2)
  await user.keyboard('{Backspace}')
  expect(budget()).toHaveValue('8,000,000')
})

test.each([
  ['8b', '8,000,000,000', false],
  ['8亿', '800,000,000', false],
  ['１２，３４５', '12,345', false],
  ['12,5', '12,5', true],
  ['many', 'many', true],
])('%s is formatted as %s on blur', async (typed, shown, isWrong) => {
  const { user } = await showForm()
  await user.type(budget(), typed)
  await user.tab()
  expect(budget()).toHaveValue(shown)
  await waitFor(() => expect(budget().getAttribute('aria-invalid') === 'true').toBe(isWrong))
})

test('an amount pasted over another replaces it completely', async () => {
  const { user } = await showForm()
  await user.type(budget(), '12345')
  await user.tripleClick(budget())
  await user.paste('12,5')
  expect(budget()).toHaveValue('12,5')
  await user.tripleClick(budget())
  await user.paste('1,234,567')
  expect(budget()).toHaveValue('1,234,567')
})

test('a group that was toggled keeps its state after a reload', async () => {
  const show = () =>
    renderComponent(
      <FormGroup title="Details" id="details" startsFolded summary="none">
        fields
      </FormGroup>,
    )
  const head = () => screen.getByRole('button', { name: 'Details' })
  const { user, unmount } = await show()
  expect(head()).toHaveAttribute('aria-expanded', 'false')
  await user.click(head())
  unmount()
  await show()
  expect(head()).toHaveAttribute('aria-expanded', 'true')
})

test('a collapsed group opens when it contains an error', async () => {
  const { user } = await showForm()
  fireEvent.change(screen.getByLabelText('Weeks'), { target: { value: '10' } })
  const head = screen.getByRole('button', { name: 'Details' })
  await user.click(head)
  expect(head).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByLabelText('Weeks')).not.toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const wrong = (await screen.findByText('3 fields need correcting')).closest<HTMLElement>('[role=alert]')!
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(head).toHaveAttribute('aria-expanded', 'true')
  await user.click(head)
  await user.click(within(wrong).getByRole('button', { name: 'Weeks' }))
  expect(head).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByLabelText('Weeks')).toHaveFocus()
  await user.clear(screen.getByLabelText('Weeks'))
  expect(await screen.findByText('2 fields need correcting')).toBeInTheDocument()
})

test('a collapsed group shows how much of it is filled, and how many fields are missing or wrong', async () => {
  const { user } = await showForm()
  const fold = (name: string) => user.click(screen.getByRole('button', { name }))
  const head = (name: string) => screen.getByRole('heading', { name }).parentElement!
  fireEvent.change(screen.getByLabelText('Weeks'), { target: { value: '10' } })
  await fold('Details')
  expect(
    await within(head('Details')).findByText('1 of 3 filled · 1 field is missing or wrong'),
  ).toBeInTheDocument()
  await fold('General')
  expect(
    await within(head('General')).findByText('0 of 2 filled · 2 fields are missing or wrong'),
  ).toBeInTheDocument()
  await fold('General')
  await waitFor(() => expect(head('General')).toHaveTextContent(/^General$/))
  await user.type(screen.getByLabelText('Name'), 'a')
  expect(head('Details')).toHaveTextContent('Details1 of 3 filled · 1 field is missing or wrong')
})

test('dependent values are filled in at once or on blur', async () => {
  const { user } = await showForm()
  await user.type(screen.getByLabelText('Name'), 'free')
  expect(budget()).toHaveValue('0')
  const share = screen.getByLabelText('Share')
  await user.type(share, '7')
  await user.clear(share)
  expect(share).toHaveValue('')
  await user.tab()
  expect(share).toHaveValue('5')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Sent' })).toHaveTextContent(
      '{"name":"free","budget":0,"share":5,"steps":[]}',
    ),
  )
})

test('typing renders only its own field, not the form', async () => {
  const { user } = await showForm()
  await user.type(screen.getByLabelText('Name'), 'a')
  const before = renders.length
  await user.type(screen.getByLabelText('Name'), 'bcdef')
  await user.type(budget(), '1234')
  expect(renders).toHaveLength(before)
})
