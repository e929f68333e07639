import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SCOPES } from '@/entities/roomScope'
import { patents } from '@mocks/rooms/patents'
import { renderScreen } from '../../support/renderApp'
import { pressInRow } from '../../support/lists'
import { watchSavedFiles } from '../../support/savedFiles'
import { fillIn } from '../../support/typing'

const saved = watchSavedFiles()

async function addOne(user: UserEvent, values: Record<string, string>) {
  await user.click(await screen.findByRole('button', { name: 'Add patent' }))
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByLabelText('Application no.')
  fillIn({ 'Application date': '2025-01-02', 'Applicant organisation': 'Demo Ltd.', ...values }, drawer)
  const save = () => user.click(drawer.getByRole('button', { name: 'Save patent' }))
  await save()
  return { drawer, save }
}

const NUMBER = '202510000001.4'
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test.each(SCOPES)('%s: a room is chosen, and its patents are kept', async (scope) => {
  const { user, address } = await renderScreen(`/${scope}/vpatent`, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: /BLX-220/ }))
  expect(address()).toBe(`/${scope}/vpatent?roomId=1`)
  expect(await rowOf('202310123456.6.*Overdue')).toBeInTheDocument()

  const { drawer, save } = await addOne(user, {
    'Application no.': NUMBER,
    'International application no.': 'PCT-1',
  })
  expect(await drawer.findByText(/Must have the format PCT/)).toBeInTheDocument()
  fillIn({ 'International application no.': 'pct/cn2025/000001' }, drawer)
  await save()
  expect(await rowOf(NUMBER)).toHaveTextContent('2045-01-02')
  expect(patents[scope].all().at(-1)).toMatchObject({ roomId: '1', internationalNo: 'PCT/CN2025/000001' })

  await pressInRow(user, await rowOf(NUMBER), 'Delete')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(patents[scope].all()).toHaveLength(3))
})

test('a number that already exists in the room is rejected, and the input stays', async () => {
  const { user } = await renderScreen('/vdr/vpatent?roomId=1', { as: 'admin' })
  const { drawer } = await addOne(user, { 'Application no.': '202310123456.6' })
  expect(await drawer.findByRole('alert')).toHaveTextContent('202310123456.6')
  expect(drawer.getByLabelText('Application no.')).toHaveValue('202310123456.6')
})

test('two administrators at once: the changes of the other one are shown, and not overwritten', async () => {
  const { user } = await renderScreen('/vdr/vpatent?roomId=1', { as: 'admin' })
  await pressInRow(user, await rowOf('202410234567.9'), 'Edit')
  const drawer = within(await screen.findByRole('dialog'))
  fillIn({ Family: 'BLX-1' }, drawer)
  patents.vdr.put({
    ...patents.vdr.require('2'),
    legalStatus: 'lapsed',
    version: 2,
    updatedBy: 'Somebody else',
  })
  await user.click(drawer.getByRole('button', { name: 'Save patent' }))
  const field = within(await drawer.findByRole('group', { name: 'Legal status' }))
  expect(field.getByRole('radio', { name: /Lapsed/ })).toBeChecked()
  await user.click(drawer.getByRole('button', { name: 'Save my choices' }))
  expect(await screen.findByText('Patent 202410234567.9 saved')).toBeInTheDocument()
  expect(patents.vdr.require('2')).toMatchObject({ legalStatus: 'lapsed', family: 'BLX-1', version: 3 })
})

test('deadlines are a filter, and the room stays selected', async () => {
  const { user, address } = await renderScreen('/vdr/vpatent?roomId=1&deadline=30', { as: 'admin' })
  expect(await screen.findByRole('row', { name: /202410234567.9/ })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /202310123456.6/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('row', { name: /202310123456.6/ })).toBeInTheDocument()
  expect(address()).toBe('/vdr/vpatent?roomId=1')
})

test('deadlines are listed by day, and described in words', async () => {
  patents.vdr.put({ ...patents.vdr.require('3'), applicationDate: '2004-01-01', nextFeeDate: null })
  const { user, address } = await renderScreen('/vdr/vpatent?roomId=1', { as: 'buyer' })
  await user.click(await screen.findByRole('radio', { name: 'Deadlines' }))
  expect(await screen.findByRole('row', { name: /Overdue by 5 days Fee 202310123456.6/ })).toBeInTheDocument()
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  expect(rows()[0]).toMatch(/^2024-01-01Expired [\d,]+ days agoExpiryPCT/)
  expect(rows()[2]).toMatch(/In 20 daysFee202410234567.9/)
  expect(rows().at(-1)).toMatch(/Expiry202410234567.9/)
  expect(address()).toBe('/vdr/vpatent?roomId=1&view=deadlines')
})

test('a patent that has lapsed has no deadlines', async () => {
  patents.vdr.put({ ...patents.vdr.require('1'), legalStatus: 'lapsed' })
  await renderScreen('/vdr/vpatent?roomId=1&view=deadlines', { as: 'buyer' })
  expect(await screen.findByRole('row', { name: /In 20 days/ })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /202310123456.6/ })).not.toBeInTheDocument()
})

test('terms share one scale, the first to end at the top; the shown rows can be exported', async () => {
  const { user, address } = await renderScreen('/vdr/vpatent?roomId=1&kind=invention', { as: 'buyer' })
  await user.click(await screen.findByRole('radio', { name: 'Timeline' }))
  const first = await screen.findByRole('row', {
    name: /202310123456.6.*2023-02-14 to 2043-02-14 · next fee/,
  })
  expect(first.compareDocumentPosition(await rowOf('202410234567.9'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('row', { name: /PCT/ })).not.toBeInTheDocument()
  expect(address()).toContain('view=timeline')

  await user.click(screen.getByRole('button', { name: /Export/ }))
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Patents.xlsx' }]))
})

test('a patent can be used as the core patent of a new valuation', async () => {
  const { user } = await renderScreen('/vdr/vpatent?roomId=1', { as: 'admin' })
  await user.click(within(await rowOf('202310123456.6')).getByRole('link', { name: 'Use in valuation' }))
  expect(await screen.findByText(/3 fields prefilled/)).toBeInTheDocument()
  expect(await screen.findByLabelText('Core patent number')).toHaveValue('ZL202310123456.6')
  expect(screen.getByLabelText('Patent expiry')).toHaveValue('2043-02-14')
})
