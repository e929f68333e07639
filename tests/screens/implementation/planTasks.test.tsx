import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tasks } from '@/features/implementation/plan/tasks/Tasks'
import { LONG_PRESS } from '@/features/implementation/plan/gantt/useBarDrag'
import { serverToday } from '@/shared/api/serverToday'
import { dragSpan } from '@/features/implementation/domain/planSchedule'
import { tasks } from '@mocks/implementation/plan'
import { dialogOf, pressInRow } from '../../support/lists'
import { renderProjectPart } from '../../support/renderProjectPart'
import { fillIn } from '../../support/typing'

const MOVED = '放大批放行检验'
/** Waits for the task above, by a link from its end. */
const NEXT = '9212'

const shown = (as?: string) => renderProjectPart(Tasks, as)
const chart = () => screen.findByRole('grid', { name: /^Tasks of/ })
const spanOf = (id: string) => {
  const { start, end } = tasks.require(id)
  return { start, end }
}

const rowOf = (grid: HTMLElement, name: string) =>
  within(grid).getByRole('row', { name: new RegExp(`^${name}`) })

/** Selects the row of a task by pointer; keys go to the chart then. */
async function choose(name: string) {
  const grid = await chart()
  fireEvent.click(rowOf(grid, name))
  return grid
}

test('keys move a task, the effect on others is shown first, and all of it can be undone', async () => {
  const { user } = await shown()
  const [before, next] = [spanOf('9210'), spanOf(NEXT)]
  // Maximum delay in days before the task that waits for it has to move.
  const gap = (Date.parse(next.start) - Date.parse(before.end)) / 86_400_000 - 1
  await choose(MOVED)
  await user.keyboard('{ArrowRight>3/}')
  expect(screen.getByRole('status')).toHaveTextContent(dragSpan(before, 'whole', 3).end)
  await user.keyboard('{Escape}')
  expect(spanOf('9210')).toEqual(before)

  await user.keyboard(`{Shift>}{ArrowRight>${gap + 2}/}{/Shift}{Enter}`)
  const sheet = within(await screen.findByRole('dialog', { name: `Move “${MOVED}”` }))
  expect(sheet.getByRole('row', { name: /GLP 毒理供试品制备/ })).toHaveTextContent(
    dragSpan(next, 'whole', 2).start,
  )
  expect(spanOf('9210')).toEqual(before)
  await user.click(sheet.getByRole('button', { name: /^Move \d+ tasks$/ }))
  await waitFor(() => expect(spanOf(NEXT)).toEqual(dragSpan(next, 'whole', 2)))
  expect(spanOf('9210')).toEqual(dragSpan(before, 'end', gap + 2))

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(spanOf(NEXT)).toEqual(next))
  expect(spanOf('9210')).toEqual(before)
})

test('a bar that someone else has moved first is not overwritten: their days and mine are shown', async () => {
  const { user } = await shown()
  const grid = await choose('安全药理')
  const before = tasks.require('9215')
  tasks.put({ ...before, ...dragSpan(before, 'whole', -5), version: 2, updatedBy: '许跟进' })
  await user.keyboard('{ArrowLeft}{Enter}')
  const sheet = await dialogOf('Move “安全药理”')
  expect(sheet.getByRole('alert')).toHaveTextContent('许跟进')
  const row = sheet.getByRole('row', { name: /^安全药理/ })
  await waitFor(() => expect(row).toHaveTextContent(dragSpan(before, 'whole', -5).start))
  expect(row).toHaveTextContent(dragSpan(before, 'whole', -1).start)
  await user.click(sheet.getByRole('button', { name: 'Move 1 task' }))
  await waitFor(() => expect(spanOf('9215')).toEqual(dragSpan(before, 'whole', -1)))
  expect(rowOf(grid, '安全药理')).toHaveTextContent(spanOf('9215').start)
})

function dragHandleOf(grid: HTMLElement, name: string, grip: 'whole' | 'end') {
  const { row } = rowOf(grid, name).dataset
  return grid.querySelector(`[data-row="${row}"] [data-grip=${grip}]`)!
}

test('a bar is dragged by its end', async () => {
  await shown()
  const grid = await chart()
  const before = spanOf('9207')
  fireEvent.pointerDown(dragHandleOf(grid, '百克级试产', 'end'), { pointerId: 1, clientX: 500, button: 0 })
  fireEvent.pointerMove(grid, { pointerId: 1, clientX: 510 })
  fireEvent.pointerMove(grid, { pointerId: 1, clientX: 518 })
  fireEvent.pointerUp(grid, { pointerId: 1, clientX: 518 })
  await waitFor(() => expect(spanOf('9207')).toEqual(dragSpan(before, 'end', 2)))
})

test('a long press on a bar drags it, a swipe scrolls', async () => {
  await shown()
  const grid = await chart()
  const before = spanOf('9207')
  const finger = { pointerId: 1, pointerType: 'touch', button: 0 }
  const bar = dragHandleOf(grid, '百克级试产', 'whole')
  const isTaken = () => grid.querySelector('[data-led]') !== null
  fireEvent.pointerDown(bar, { ...finger, clientX: 500 })
  fireEvent.pointerMove(grid, { ...finger, clientX: 520 })
  // Started after the timer of the long press: that one has fired or was cancelled by then.
  await act(() => new Promise((done) => setTimeout(done, LONG_PRESS)))
  expect(isTaken()).toBe(false)
  fireEvent.pointerUp(grid, { ...finger, clientX: 520 })

  fireEvent.pointerDown(bar, { ...finger, clientX: 500 })
  expect(isTaken()).toBe(false)
  await waitFor(() => expect(isTaken()).toBe(true))
  expect(fireEvent.touchMove(grid)).toBe(false) // does not scroll
  fireEvent.pointerMove(grid, { ...finger, clientX: 518 })
  fireEvent.pointerUp(grid, { ...finger, clientX: 518 })
  await waitFor(() => expect(spanOf('9207')).toEqual(dragSpan(before, 'whole', 2)))
})

test('a task that would wait for itself is rejected with the names along the cycle, and no input is lost', async () => {
  const { user } = await shown()
  await chart()
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  await pressInRow(user, await screen.findByRole('row', { name: /^靶点结合与选择性复测/ }), 'Edit')
  const form = await dialogOf('Edit task')
  await user.click(form.getByRole('button', { name: /Predecessors/ }))
  await user.click(form.getByRole('combobox', { name: /Task/ }))
  await user.click(await screen.findByTitle('先导分子评审'))
  fillIn({ 'Days between': '0', Owner: '何化学' }, form)
  await user.click(form.getByRole('button', { name: 'Save task' }))
  expect(await form.findByText(/先导分子评审 → .*靶点结合与选择性复测 → 先导分子评审/)).toBeInTheDocument()
  expect(form.getByLabelText('Owner')).toHaveValue('何化学')
  expect(tasks.require('9201').predecessors).toEqual([])
})

test('a user who may not change the plan can read it, as a table too', async () => {
  const { user } = await shown('investor')
  const grid = await chart()
  await choose(MOVED)
  await user.keyboard('{ArrowRight}{Enter}')
  expect(rowOf(grid, MOVED)).toHaveTextContent(spanOf('9210').start)
  expect(screen.queryByRole('button', { name: 'New task' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  expect(
    await screen.findByRole('row', { name: /递交与受理.*0 days after “申报资料撰写”/ }),
  ).toBeInTheDocument()
  expect(spanOf('9210').start < serverToday()).toBe(true)
})
