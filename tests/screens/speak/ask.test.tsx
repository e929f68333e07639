import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { formatNumber } from '@/shared/lib/money'
import { API_BASE } from '@/shared/api'
import { db } from '@mocks/account/store'
import { walletOf } from '@mocks/entities/wallets'
import { FAULTS } from '@mocks/platform/faults'
import { push } from '@mocks/platform/socket'
import { pace } from '@mocks/speak/answerLater'
import { questions } from '@mocks/speak/store'
import { renderApp, renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'
import { server } from '../../setup.msw'

const wallet = (name: string) => walletOf(db.accounts.find(({ userName }) => userName === name)!)

type User = Awaited<ReturnType<typeof renderScreen>>['user']

beforeEach(() => void Object.assign(pace, { queue: 0, answer: 0 }))

/** Enters a question, accepts the terms and opens the price confirmation. */
async function fill(user: User, prompt: string) {
  await screen.findByLabelText('Question')
  fillIn({ Question: prompt })
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Ask' }))
}

async function confirm(user: User) {
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Pay and ask' }))
}

test('a question is priced, paid, and answered with sources', async () => {
  const before = wallet('admin').score
  const { user } = await renderScreen('/need/speak?room=1&document=3-1', { as: 'admin' })
  await fill(user, 'Which drugs against PD-1 are approved?')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(`${formatNumber(before - 60)} points`)).toBeVisible()
  await confirm(user)
  expect(await screen.findByRole('heading', { name: 'Sources' }, { timeout: 4_000 })).toBeVisible()
  expect(wallet('admin').score).toBe(before - 60)
  expect(screen.getAllByRole('link', { name: /作用机制/ })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('document=3-1&read='),
  )
  expect(screen.getAllByRole('link', { name: /pembrolizumab/i })[0]).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ask again with the same background' })).toHaveAttribute(
    'href',
    '/need/speak?room=1&document=3-1',
  )
})

test('a payment without a response is retried with the same key after a reload, and made once', async () => {
  const before = wallet('analyst').score
  const keys: unknown[] = []
  let isLost = true
  server.use(
    http.post(`*${API_BASE}/math/scoreItem/spend`, async ({ request }) => {
      keys.push(((await request.clone().json()) as { idemKey: unknown }).idemKey)
    }),
    http.post(`*${API_BASE}/need/speak`, () => {
      if (!isLost) return undefined
      isLost = false
      return FAULTS.network!()
    }),
  )
  const first = await renderScreen('/need/speak', { as: 'analyst' })
  await fill(first.user, 'HER2 靶点有哪些药物？')
  await confirm(first.user)
  await screen.findByRole('button', { name: 'Confirm again' })
  first.unmount()
  const { user } = await renderScreen('/need/speak', { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Confirm again' }))
  expect(await screen.findByRole('heading', { name: 'HER2 靶点有哪些药物？' })).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(wallet('analyst').score).toBe(before - 54)
  expect(questions.all().filter(({ prompt }) => prompt === 'HER2 靶点有哪些药物？')).toHaveLength(1)
})

test('a changed price is shown and must be confirmed again', async () => {
  const { user } = await renderScreen('/need/speak', { as: 'analyst' })
  await fill(user, 'HER2 靶点有哪些药物？')
  // The discount is lost between pricing and payment.
  db.accounts.find(({ userName }) => userName === 'analyst')!.roles = []
  await confirm(user)
  expect(await screen.findByText(/价格已变为 60 积分/)).toBeVisible()
  const cost = within(screen.getByRole('region', { name: 'Price' }))
  await waitFor(() => expect(cost.getByText('60 points')).toBeVisible())
  expect(screen.getByLabelText('Question')).toHaveValue('HER2 靶点有哪些药物？')
})

test('what fails shows what was refunded', async () => {
  const { user } = await renderScreen('/need/speak', { as: 'basic' })
  const before = wallet('basic').usable('speak').length
  await user.click(await screen.findByRole('radio', { name: /AI question ticket/ }))
  await fill(user, 'demo fault: please answer')
  await confirm(user)
  expect(await screen.findByText(/1 ticket refunded/, {}, { timeout: 4_000 })).toBeVisible()
  expect(wallet('basic').usable('speak')).toHaveLength(before)
})

test('a user with too few points gets a link to buy more, and unreadable documents are left out', async () => {
  await renderScreen('/need/speak?room=1&document=6-2-2', { as: 'fenced' })
  expect(await screen.findByText(/You don't have permission to read the linked material/)).toBeVisible()
  expect(await screen.findByRole('link', { name: /points/i })).toHaveAttribute(
    'href',
    expect.stringContaining('/aovPay?item=points&back='),
  )
  expect(screen.getByRole('button', { name: 'Ask' })).toBeDisabled()
})

test('a user without the permission is stopped by the gate before paying', async () => {
  const { user } = await renderScreen('/need/speak', { as: 'reader' })
  await fill(user, 'HER2 靶点有哪些药物？')
  expect(
    within(await screen.findByRole('dialog')).getByText(/^Basic intelligence includes this feature/),
  ).toBeVisible()
  expect(questions.all().every(({ ownerId }) => ownerId !== '4')).toBe(true)
})

test('a user who has left the page is notified of the answer, with a link to it', async () => {
  const { user, address } = await renderApp('/index', { as: 'analyst' })
  await screen.findByRole('img', { name: 'Live messages connected' })
  act(() => push('2', { code: 200, msg: 'speak', data: { id: '11', state: 'done', title: 'HER2?' } }))
  expect(await screen.findByText('Your question has been answered')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'HER2?' }))
  expect(address()).toBe('/need/speak?asked=11')
  expect(await screen.findByRole('heading', { name: 'HER2 靶点有哪些已上市药物？' })).toBeVisible()
})

test('the history opens an answer by its address, filters by state, and deletes', async () => {
  const { user, address } = await renderScreen('/viewSpeakInfo', { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: /Which drugs against PD-1/ }))
  expect(address()).toBe('/viewSpeakInfo?question=4')
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByRole('heading', { name: 'Sources' })).toBeVisible()
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('checkbox', { name: /Which drugs against PD-1/ }))
  const bar = await screen.findByRole('group', { name: 'Selected questions' })
  await user.click(within(bar).getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(questions.has('4')).toBe(false))
})
