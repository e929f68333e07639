import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serverToday } from '@/shared/api/serverToday'
import { toCsv } from '@/shared/lib/csv'
import { dayNumber, dayFromNumber } from '@/shared/lib/dates'
import { customerApi } from '@/features/implementation/customers/customers.api'
import { customers, followUps } from '@mocks/implementation/customers'
import { renderApp, renderScreen } from '../../support/renderApp'
import { dialogOf } from '../../support/lists'
import { watchSavedFiles } from '../../support/savedFiles'
import { roomBackend } from '../../support/roomBackend'
import { fillIn } from '../../support/typing'

const saved = watchSavedFiles()
afterEach(() => void vi.useRealTimers())

const BOARD = '/implement/vcustomer'
const LEAD = 'Alder Ventures (demo)'
const column = (name: RegExp) => screen.findByRole('region', { name })

async function openBoard(as: string) {
  const visit = await renderScreen(BOARD, { as })
  const move = async (name: string, to: RegExp) => {
    await visit.user.click(await screen.findByRole('button', { name: `Move “${name}” to…` }))
    await visit.user.click(await screen.findByRole('menuitem', { name: to }))
  }
  return { ...visit, move }
}

test('a stage shows its count and value; a card that lacks data for its step stays, and says what is missing', async () => {
  const { user, move } = await openBoard('project')
  const leads = await column(/^Lead \(5\)/)
  // Value: 30 + 12 + 1 million CNY and 8 million USD; weighted: 3 + 1.2 + 0.1 million CNY and 0.4 million USD; 7.2 CNY
  // per USD.
  await waitFor(() => expect(leads).toHaveTextContent('¥100.6M · weighted ¥7.2M'))
  expect(screen.getByRole('link', { name: '4 customers have overdue follow-ups' })).toBeInTheDocument()

  await move(LEAD, /Contacted/)
  const missing = await screen.findByRole('list', { name: 'Still required' })
  expect(within(missing).getByRole('link', { name: /^Add a contact/ })).toHaveAttribute(
    'href',
    `${BOARD}/8010`,
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(within(leads).getByRole('link', { name: LEAD })).toBeInTheDocument()
})

test('the board follows what another user changes', async () => {
  await renderApp(BOARD, { as: 'project' })
  await column(/^Lead \(5\)/)
  await screen.findByRole('img', { name: 'Live messages connected' })
  const { id, version, name } = customers
    .all()
    .find(({ state, contacts }) => state === 'lead' && contacts.length > 0)!
  const body = { id, version, stage: 'contacted' as const }
  expect((await roomBackend().send('project2', customerApi.changeStage, { body })).code).toBe(200)
  await column(/^Lead \(4\)/)
  expect(within(await column(/^Contacted/)).getByRole('link', { name })).toBeInTheDocument()
})

test('a board that is seen again is read again', async () => {
  await renderScreen(BOARD, { as: 'project' })
  await column(/^Lead \(5\)/)
  const lead = customers.all().find(({ state }) => state === 'lead')!
  customers.put({ ...lead, state: 'contacted' })
  vi.setSystemTime(Date.now() + 60_000)
  void act(() => window.dispatchEvent(new Event('visibilitychange')))
  await column(/^Lead \(4\)/)
})

test('next to the name is the next step of a customer, or what has to come first; marking as lost is behind “…”', async () => {
  const { user, unmount } = await renderScreen(`${BOARD}/8015`, { as: 'project2' })
  expect(await screen.findByRole('button', { name: 'Negotiate terms' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark as lost' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Mark as lost' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  unmount()

  await renderScreen(`${BOARD}/8010`, { as: 'project' })
  const blocked = within(await screen.findByRole('list', { name: 'Not available yet' }))
  expect(blocked.getByRole('button', { name: 'Mark as contacted' })).toBeDisabled()
  expect(blocked.getByRole('link', { name: /^Add a contact/ })).toBeInTheDocument()
})

test('the step to terms asks for them, and a rejected one keeps its text', async () => {
  const { user, move } = await openBoard('project2')
  await move('天枢生物（演示）', /Terms: Negotiate terms/)
  await screen.findByLabelText('Terms')
  const dialog = within(screen.getByRole('dialog'))
  fillIn({ Terms: '首付款 20%，其余按里程碑支付' }, dialog)
  const before = customers.require('8015')
  customers.put({ ...before, version: before.version + 1, updatedBy: '秦项目' })
  await user.click(dialog.getByRole('button', { name: 'Negotiate terms' }))
  expect(await dialog.findByText(/该客户已由秦项目更新/)).toBeInTheDocument()
  expect(dialog.getByLabelText('Terms')).toHaveValue('首付款 20%，其余按里程碑支付')
  await user.click(dialog.getByRole('button', { name: 'Negotiate terms' }))
  expect(
    within(await column(/^Terms \(4\)/)).getByRole('link', { name: '天枢生物（演示）' }),
  ).toBeInTheDocument()
})

test('a user without customers in a stage can move none; a new one is compared with existing ones', async () => {
  const { user } = await renderScreen(`${BOARD}?view=table`, { as: 'investor' })
  await user.click(await screen.findByRole('button', { name: 'Add customer' }))
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByLabelText('Name')
  fillIn({ Name: '远海制药（演示）有限公司' }, drawer)
  expect(await drawer.findByText('A customer with this name already exists')).toBeInTheDocument()
  expect(drawer.getByRole('link', { name: '远海制药（演示）' })).toHaveAttribute('href', `${BOARD}/8002`)
  expect(drawer.getByLabelText('This is a different company')).not.toBeChecked()
})

test('a follow-up is added, listed first, and sets the next action', async () => {
  const { user } = await renderScreen(`${BOARD}/8004`, { as: 'project2' })
  await user.click((await screen.findAllByRole('button', { name: 'Add follow-up' }))[0]!)
  fireEvent.mouseDown(await screen.findByLabelText('Method'))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(await screen.findByTitle('Meeting'))
  fillIn(
    {
      'Follow-up details': 'They want to see the tox data',
      'Next follow-up': '2040-03-04',
      'Next action': 'Send data',
    },
    dialog,
  )
  await user.click(dialog.getByRole('button', { name: 'Add follow-up' }))
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('They want to see'))
  expect(followUps.all().at(-1)).toMatchObject({ customerId: '8004', way: 'meeting', nextDate: '2040-03-04' })
  expect(customers.get('8004')).toMatchObject({ nextAction: 'Send data', nextActionDate: '2040-03-04' })
})

test('the activity of a tag in the room is shown with its customer to leaders of the room only', async () => {
  const { unmount } = await renderScreen(`${BOARD}/8002`, { as: 'project' })
  expect(await screen.findByRole('heading', { name: 'Room activity' })).toBeInTheDocument()
  expect(await screen.findByText('Latest visits')).toBeInTheDocument()
  unmount()
  await renderScreen(`${BOARD}/8002`, { as: 'investor' })
  expect(await screen.findByText('Follow-ups')).toBeInTheDocument()
  expect(screen.queryByText('Latest visits')).not.toBeInTheDocument()
})

test('overdue customers come first, and keys navigate the month', async () => {
  const { user, address } = await renderScreen(`${BOARD}?view=agenda`, { as: 'finance' })
  const late = await screen.findByRole('region', { name: /^Overdue \(4\)/ })
  expect(within(late).getByRole('link', { name: 'Northgate Bio (demo)' })).toBeInTheDocument()
  expect(late.compareDocumentPosition(screen.getAllByRole('region').at(-1)!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )

  await user.click(screen.getByRole('radio', { name: 'Month' }))
  const today = await screen.findByRole('gridcell', { selected: true })
  today.focus()
  await user.keyboard('{ArrowRight}')
  const tomorrow = screen.getByRole('gridcell', { selected: true })
  expect(tomorrow).toHaveFocus()
  await waitFor(() => expect(tomorrow).toHaveAccessibleName(/1 action Harbour Pharma/))
  expect(address()).toContain(`day=${dayFromNumber(dayNumber(serverToday()) + 1)}`)
  expect(await screen.findByRole('link', { name: 'Harbour Pharma Ltd. (demo)' })).toBeInTheDocument()
})

test('a table of customers is imported completely or not at all; the shown rows can be exported', async () => {
  const { user } = await renderScreen(`${BOARD}?view=table&stages=terms`, { as: 'project' })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await dialogOf('Import customers')
  const heads = ['Name', 'Type', 'Next action date', "Contact's e-mail", 'Contact name']
  const good = ['启航生物（演示）', 'Biotech', '2040/1/2', 'a@example.com', 'Ann']
  async function give(...rows: string[][]) {
    const file = new File([toCsv([heads, ...rows])], 'a.csv')
    fireEvent.change(dialog.getByLabelText(/Choose a table/), { target: { files: [file] } })
    const send = dialog.getByRole('button', { name: 'Import' })
    await waitFor(() => expect(send).toBeEnabled())
    await user.click(send)
  }
  const { size } = customers
  await give(good, ['远海制药(演示) 有限公司', 'Pharma', '2040-01-02', '', ''])
  expect(await dialog.findByRole('row', { name: /^3 / })).toHaveTextContent(
    'A customer with this name already exists',
  )
  expect(customers.size).toBe(size)
  await give(good)
  expect(await screen.findByText('1 customer imported; you are the owner')).toBeInTheDocument()
  expect(customers.all().at(-1)).toMatchObject({
    ownerId: '70',
    type: 'biotech',
    contacts: [{ name: 'Ann' }],
  })

  await user.click(screen.getByRole('button', { name: /Export/ }))
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Customers.xlsx' }]))
})
