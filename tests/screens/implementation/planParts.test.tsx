import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Findings } from '@/features/implementation/plan/findings/Findings'
import { Reports } from '@/features/implementation/plan/progress/Reports'
import { reports } from '@mocks/implementation/plan'
import { findings } from '@mocks/implementation/store'
import { renderScreen } from '../../support/renderApp'
import { renderProjectPart } from '../../support/renderProjectPart'
import { dialogOf, pressInRow } from '../../support/lists'
import { fillIn } from '../../support/typing'

test('a cell of the risk matrix filters the list to what it counts; an edited finding moves to another cell', async () => {
  const { user, address } = await renderProjectPart(Findings)
  const cell = await screen.findByRole('button', { name: 'Severity 4, likelihood 4: 1 item' })
  expect(await screen.findByRole('row', { name: /同靶点竞品/ })).toBeInTheDocument()
  await user.click(cell)
  expect(address()).toMatch(/severity=4&likelihood=4/)
  await waitFor(() => expect(screen.queryByRole('row', { name: /同靶点竞品/ })).not.toBeInTheDocument())

  await pressInRow(user, screen.getByRole('row', { name: /放大批一项杂质/ }), 'Edit')
  const form = await dialogOf('Edit risk or issue')
  await user.click(form.getByRole('radio', { name: '2 Unlikely' }))
  await user.click(form.getByRole('radio', { name: 'Mitigated' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Describe how it is addressed')).toBeInTheDocument()
  fillIn({ Mitigation: 'Another quench; two batches are clean.' }, form)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Severity 4, likelihood 2: 1 item' })).toBeInTheDocument()
  expect(findings.require('9302')).toMatchObject({ likelihood: 2, state: 'mitigated', version: 2 })
})

test('reports follow each other: only the last one can be edited, and a period is reported once', async () => {
  const { user } = await renderProjectPart(Reports)
  expect(await screen.findByText(/Project 52% complete/)).toHaveTextContent('▲ +11')
  const [last, earlier] = screen.getAllByRole('listitem')
  expect(within(last!).getByRole('button', { name: 'Edit' })).toBeInTheDocument()
  expect(within(earlier!).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'New progress report' }))
  const form = within(await screen.findByRole('dialog'))
  const { from } = reports.require('9404')
  fillIn(
    { 'Period start': from, Progress: 'The second batch is released.', 'Next steps': 'Toxicology.' },
    form,
  )
  await user.click(form.getByRole('button', { name: 'Submit progress report' }))
  expect(await form.findByRole('alert')).toHaveTextContent(from)
  expect(form.getByLabelText('Progress')).toHaveValue('The second batch is released.')
  expect(reports.size).toBe(4)
})

test('the projects of a filter are on one chart with their milestones, and lead to their pages', async () => {
  const { user, address } = await renderScreen('/implement/vproject?view=gantt&state=suspended', {
    as: 'investor',
  })
  const chart = await screen.findByRole('grid', { name: 'Projects and their milestones' })
  const [row, ...others] = within(chart).getAllByRole('row').slice(1)
  expect(others).toEqual([])
  expect(row).toHaveAccessibleName(/suspended/i)
  await user.click(within(row!).getByRole('button'))
  expect(address()).toMatch(/^\/implement\/vproject\/9\d+$/)
})
