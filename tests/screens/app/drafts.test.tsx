import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '@/app/session/startSession'
import { forgetDrafts } from '@/shared/form/drafts'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { deviceDrafts, putDeviceDraft, stubIndexedDb } from '../../support/indexedDb'
import { renderApp } from '../../support/openAt'
import { fillIn } from '../../support/typing'

beforeEach(stubIndexedDb)

const DAY = 24 * 3600 * 1000

const message = () => screen.findByLabelText('Message')
const type = async (value: string) => fireEvent.change(await message(), { target: { value } })

/** The messages on the device, each with its owner. */
const onDevice = async () => (await deviceDrafts()).map(({ userId, values }) => [userId, values.message])
const expectOnDevice = (...drafts: [userId: string, message: string][]) =>
  waitFor(async () => expect(await onDevice()).toEqual(drafts))

/** The page and its memory are gone, by a closed tab or a crash; a new tab has none of the old one's storage. */
function closeTab({ unmount }: { unmount: () => void }) {
  unmount()
  forgetDrafts()
  sessionStorage.clear()
}

async function typed(as: string, value: string) {
  const visit = await renderApp('/contact', { as })
  await type(value)
  return visit
}

async function signOut({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.keyboard('{Control>}k{/Control}logout')
  await user.click(await screen.findByRole('option', { name: /Sign out/ }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Find drugs/ })).not.toBeInTheDocument())
}

test('a draft outlives its tab, for its account alone, and ends with the submit', async () => {
  closeTab(await typed('analyst', 'What does it cost?'))
  await expectOnDevice(['2', 'What does it cost?'])

  const other = await renderApp('/contact', { as: 'reader' })
  expect(await message()).toHaveValue('')
  closeTab(other)

  const { user } = await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('What does it cost?')
  expect(screen.getByText(/Your unsubmitted input has been restored/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(await message()).toHaveValue('')
  await expectOnDevice()
})

test('a draft of last week is gone, as is one that cannot be read, and any that another account left then', async () => {
  await putDeviceDraft({ name: 'contact', time: Date.now() - 7 * DAY - 1, values: { message: 'old' } })
  await putDeviceDraft({ name: 'later', time: Date.now() + DAY, values: { message: 'from the future' } })
  await putDeviceDraft({ name: 'odd', version: 99, values: { message: 'of another version' } })
  await putDeviceDraft({ userId: '3', name: 'contact', time: 1, values: { message: 'forgotten' } })
  await putDeviceDraft({ userId: '3', name: 'company:new', values: { message: 'kept' } })
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('')
  await expectOnDevice(['3', 'kept'])
})

test('what waits on the device is not asked about by a reload, only by a sign-out', async () => {
  await putDeviceDraft({ name: 'contact', values: { message: 'Hello' } })
  await renderApp('/index', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  expect(hasUnsavedInput('page')).toBe(false)
})

test('a sign-out keeps the drafts where that is wanted, for the next sign-in of the account', async () => {
  const visit = await typed('analyst', 'Kept')
  await signOut(visit)
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('You have 1 draft that you have not submitted.')
  await visit.user.click(within(question).getByRole('button', { name: 'Keep and sign out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  closeTab(visit)
  const other = await renderApp('/contact', { as: 'reader' })
  expect(await message()).toHaveValue('')
  closeTab(other)
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Kept')
})

test('a sign-out discards them where that is wanted, and nothing where the user stays', async () => {
  const visit = await typed('analyst', 'Discarded')
  await signOut(visit)
  await visit.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await message()).toHaveValue('Discarded')
  await expectOnDevice(['2', 'Discarded'])
  await signOut(visit)
  await visit.user.click(await screen.findByRole('button', { name: 'Discard and sign out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  await expectOnDevice()
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('')
})

test('a sign-out with nothing to lose asks nothing', async () => {
  const visit = await renderApp('/contact', { as: 'analyst' })
  await message()
  await signOut(visit)
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('where the device keeps nothing, the form works, and a sign-out does not promise to keep it', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await expectUnkept()
})

test('where the storage is full, neither', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expectUnkept()
})

async function expectUnkept() {
  const visit = await typed('analyst', 'Unkept')
  await visit.go('/index')
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await visit.go('/contact')
  expect(await message()).toHaveValue('Unkept')
  expect(hasUnsavedInput('page')).toBe(true)
  await signOut(visit)
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('Signing out deletes the drafts')
  expect(within(question).queryByRole('button', { name: /Keep/ })).not.toBeInTheDocument()
}

/** Sends a message as another tab of this browser would. */
const elsewhere = (time: number, values: object | null) =>
  act(async () => {
    new BroadcastChannel('pharmadesk:drafts').postMessage({ userId: '2', name: 'contact', time, values })
    await Promise.resolve()
  })

test('of two tabs the newest text wins: this one neither overwrites it nor removes it by a submit', async () => {
  const { user, unmount } = await renderApp('/contact', { as: 'analyst' })
  await user.click(await screen.findByRole('combobox', { name: 'Topic' }))
  await user.click(await screen.findByTitle('Data rooms'))
  fillIn({ 'Phone or e-mail': 'lin@example.com', Message: 'Typed here before' })
  const newer = { message: 'Typed there since' }
  await putDeviceDraft({ name: 'contact', time: Date.now() + 1_000, values: newer })
  await elsewhere(Date.now() + 1_000, newer)
  expect(await message()).toHaveValue('Typed here before')
  act(() => void dispatchEvent(new Event('pagehide'))) // writes what waits
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { level: 1, name: 'Message sent' })
  await expectOnDevice(['2', 'Typed there since'])
  unmount()
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Typed there since')
})

test('an earlier draft of another tab does not take the place of what is typed here, and its end neither', async () => {
  const visit = await typed('analyst', 'My submissions')
  await elsewhere(Date.now() - 1_000, { message: 'Older' })
  await elsewhere(Date.now() - 1_000, null)
  await expectOnDevice(['2', 'My submissions'])
  closeTab(visit)
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('My submissions')
})

test('a form that is opened here finds what was typed in another tab', async () => {
  const { go } = await renderApp('/index', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await elsewhere(Date.now(), { message: 'Typed there' })
  await go('/contact')
  expect(await message()).toHaveValue('Typed there')
})

test('a draft of the tab, as an earlier release kept it, moves to the device', async () => {
  sessionStorage.setItem(
    'pharmadesk:draft:contact',
    JSON.stringify({ userId: '2', time: Date.now(), values: { message: 'Before the update' } }),
  )
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Before the update')
  await expectOnDevice(['2', 'Before the update'])
  expect(sessionStorage.getItem('pharmadesk:draft:contact')).toBeNull()
})

test('an expired session keeps the drafts, and a session that another tab ended as that one said', async () => {
  const visit = await typed('analyst', 'Expired')
  act(() => endSession('idle'))
  await expectOnDevice(['2', 'Expired'])
  closeTab(visit)
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Expired')
})
