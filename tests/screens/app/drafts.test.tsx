import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '@/app/session/startSession'
import { forgetDrafts } from '@/shared/form/drafts'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { deviceDrafts, putDeviceDraft, stubIndexedDb } from '../../support/indexedDb'
import { renderApp } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

beforeEach(stubIndexedDb)

const DAY = 24 * 3600 * 1000

const message = () => screen.findByLabelText('Message')
const type = async (value: string) => fireEvent.change(await message(), { target: { value } })

const onDevice = async () => (await deviceDrafts()).map(({ userId, values }) => [userId, values.message])
const expectOnDevice = (...drafts: [userId: string, message: string][]) =>
  waitFor(async () => expect(await onDevice()).toEqual(drafts))

/** Simulates a closed tab or a crash: page and memory are gone, and a new tab has none of the old one's storage. */
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
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: /^Search drugs/ })).not.toBeInTheDocument(),
  )
}

test('a draft survives its tab, for its account only, and ends with the submit', async () => {
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

test('a draft of last week is removed, as is an invalid one, and any that another account left then', async () => {
  await putDeviceDraft({ name: 'contact', time: Date.now() - 7 * DAY - 1, values: { message: 'old' } })
  await putDeviceDraft({ name: 'later', time: Date.now() + DAY, values: { message: 'from the future' } })
  await putDeviceDraft({ name: 'odd', version: 99, values: { message: 'of another version' } })
  await putDeviceDraft({ userId: '3', name: 'contact', time: 1, values: { message: 'forgotten' } })
  await putDeviceDraft({ userId: '3', name: 'company:new', values: { message: 'kept' } })
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('')
  await expectOnDevice(['3', 'kept'])
})

test('a reload does not ask about drafts on the device, only a sign-out does', async () => {
  await putDeviceDraft({ name: 'contact', values: { message: 'Hello' } })
  await renderApp('/index', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  expect(hasUnsavedInput('page')).toBe(false)
})

test('a sign-out can keep the drafts for the next sign-in of the account', async () => {
  const visit = await typed('analyst', 'Kept')
  await signOut(visit)
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('You have 1 unsubmitted draft.')
  await visit.user.click(within(question).getByRole('button', { name: 'Keep and sign out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  closeTab(visit)
  const other = await renderApp('/contact', { as: 'reader' })
  expect(await message()).toHaveValue('')
  closeTab(other)
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Kept')
})

test('a sign-out can discard the drafts, and discards nothing if it is cancelled', async () => {
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

test('a sign-out without drafts asks nothing', async () => {
  const visit = await renderApp('/contact', { as: 'analyst' })
  await message()
  await signOut(visit)
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('without storage on the device the form works, and a sign-out does not offer to keep drafts', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await expectUnkept()
})

test('with a full storage the form works as well, and a sign-out does not offer it either', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expectUnkept()
})

async function expectUnkept() {
  const visit = await typed('analyst', 'Unkept')
  expect(await screen.findByText(/This device cannot store your draft/)).toBeInTheDocument()
  await visit.go('/index')
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await visit.go('/contact')
  expect(await message()).toHaveValue('Unkept')
  expect(hasUnsavedInput('page')).toBe(true)
  await signOut(visit)
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('Signing out deletes your unsubmitted drafts')
  expect(within(question).queryByRole('button', { name: /Keep/ })).not.toBeInTheDocument()
}

/** Posts a message as another tab of this browser would. */
const postFromOtherTab = (time: number, values: object | null) =>
  act(async () => {
    new BroadcastChannel('pharmadesk:drafts').postMessage({ userId: '2', name: 'contact', time, values })
    await Promise.resolve()
  })

test('with two tabs the newest text wins: this one neither overwrites it nor removes it by a submit', async () => {
  const { user, unmount } = await renderApp('/contact', { as: 'analyst' })
  await user.click(await screen.findByRole('combobox', { name: 'Topic' }))
  await user.click(await screen.findByTitle('Data rooms'))
  fillIn({ 'Phone or e-mail': 'lin@example.com', Message: 'Typed here before' })
  const newer = { message: 'Typed there since' }
  await putDeviceDraft({ name: 'contact', time: Date.now() + 1_000, values: newer })
  await postFromOtherTab(Date.now() + 1_000, newer)
  expect(await message()).toHaveValue('Typed here before')
  act(() => void dispatchEvent(new Event('pagehide'))) // writes pending input
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { level: 1, name: 'Message sent' })
  await expectOnDevice(['2', 'Typed there since'])
  unmount()
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Typed there since')
})

const otherTab = () => screen.queryByText(/was also edited in another tab/)

test('input of another tab is shown here before this one overwrites it, and can be taken', async () => {
  const { user } = await typed('analyst', 'Typed here')
  await postFromOtherTab(Date.now() + 1, { message: 'Typed there', contact: 'lin@example.com' })
  expect(otherTab()).toBeInTheDocument()
  await type('Typed here since')
  expect(otherTab()).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use that version' }))
  expect(await message()).toHaveValue('Typed there')
  expect(screen.getByLabelText('Phone or e-mail')).toHaveValue('lin@example.com')
  expect(otherTab()).not.toBeInTheDocument()
  await expectOnDevice(['2', 'Typed there'])
})

test('input of another tab can be declined, and says nothing if it is the same', async () => {
  const { user } = await typed('analyst', 'Typed here')
  await expectOnDevice(['2', 'Typed here'])
  const [{ values } = { values: {} }] = await deviceDrafts()
  await postFromOtherTab(Date.now() + 1, values)
  expect(otherTab()).not.toBeInTheDocument()
  await postFromOtherTab(Date.now() + 2, { message: 'Typed there' })
  await user.click(screen.getByRole('button', { name: 'Keep this one' }))
  expect(await message()).toHaveValue('Typed here')
  expect(otherTab()).not.toBeInTheDocument()
})

test('input of another tab is no longer offered once it was saved there, even if this one is newer', async () => {
  await typed('analyst', 'Typed here')
  await postFromOtherTab(Date.now() + 1, { message: 'Typed there' })
  const time = Date.now() + 1
  await waitFor(() => expect(Date.now()).toBeGreaterThan(time))
  await type('Typed here since')
  await postFromOtherTab(time - 1_000, null)
  expect(otherTab()).toBeInTheDocument()
  await postFromOtherTab(time, null)
  expect(otherTab()).not.toBeInTheDocument()
  expect(await message()).toHaveValue('Typed here since')
  await expectOnDevice(['2', 'Typed here since'])
})

test('a saved form tells other tabs so, even if a newer draft of theirs stays', async () => {
  const messages: unknown[] = []
  const other = new BroadcastChannel('pharmadesk:drafts')
  other.addEventListener('message', ({ data }) => messages.push(data.values))
  const { user } = await renderApp('/contact', { as: 'analyst' })
  await user.click(await screen.findByRole('combobox', { name: 'Topic' }))
  await user.click(await screen.findByTitle('Data rooms'))
  fillIn({ 'Phone or e-mail': 'lin@example.com', Message: 'Typed here' })
  await waitFor(() => expect(messages).toContainEqual(expect.objectContaining({ message: 'Typed here' })))
  await postFromOtherTab(Date.now() + 1_000, { message: 'Typed there since' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { level: 1, name: 'Message sent' })
  await waitFor(() => expect(messages.at(-1)).toBeNull())
  other.close()
})

test('a draft of an earlier release restores what still fits and names the rest', async () => {
  const values = { message: 'Still fits', topic: ['of an older form'], urgency: 'high' }
  await putDeviceDraft({ name: 'contact', values })
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Still fits')
  expect(screen.getByText(/left out: urgency \(high\)/)).toBeInTheDocument()
  expect(screen.getByText(/left out: Topic/)).toBeInTheDocument()
  expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
})

test('an older draft of another tab does not replace the input here, and neither does its removal', async () => {
  const visit = await typed('analyst', 'My submissions')
  await postFromOtherTab(Date.now() - 1_000, { message: 'Older' })
  await postFromOtherTab(Date.now() - 1_000, null)
  await expectOnDevice(['2', 'My submissions'])
  closeTab(visit)
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('My submissions')
})

test('a form opened here has the input of another tab', async () => {
  const { go } = await renderApp('/index', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await postFromOtherTab(Date.now(), { message: 'Typed there' })
  await go('/contact')
  expect(await message()).toHaveValue('Typed there')
})

test('a draft stored in the tab by an earlier release moves to the device', async () => {
  sessionStorage.setItem(
    'pharmadesk:draft:contact',
    JSON.stringify({ userId: '2', time: Date.now(), values: { message: 'Before the update' } }),
  )
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Before the update')
  await expectOnDevice(['2', 'Before the update'])
  expect(sessionStorage.getItem('pharmadesk:draft:contact')).toBeNull()
})

test('input survives a reload that ends the page before the device has stored it', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The page is gone', 'AbortError')
  })
  const { unmount } = await typed('analyst', 'Typed at last')
  unmount()
  await waitFor(() => expect(put).toHaveBeenCalled())
  forgetDrafts()
  put.mockRestore()
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Typed at last')
  await expectOnDevice(['2', 'Typed at last'])
  await waitFor(() => expect(sessionStorage.getItem('pharmadesk:draft:contact')).toBeNull())
})

test('an expired session keeps the drafts, and a session ended in another tab does as chosen there', async () => {
  const visit = await typed('analyst', 'Expired')
  act(() => endSession('idle'))
  await expectOnDevice(['2', 'Expired'])
  closeTab(visit)
  await renderApp('/contact', { as: 'analyst' })
  expect(await message()).toHaveValue('Expired')
})
