import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chainEntry, NO_PREV } from '@/features/rooms/domain/log/chain'
import { formatThumbprint, thumbprintOf } from '@/features/rooms/domain/log/signature'
import { bundleOf, keysOf } from '@mocks/vdr/logBundle'

const entry = chainEntry({ seq: 1, time: '2026-03-01 10:00:00', text: 'A' }, NO_PREV)
const about = { room: { id: '1', name: 'A room' }, time: '2026-03-02 10:00:00' }
const [room, forger] = [keysOf('room'), keysOf('forger')]
const printOf = (keys: ReturnType<typeof keysOf>) => formatThumbprint(thumbprintOf(keys.known))

const added: Parameters<typeof document.addEventListener>[] = []
beforeEach(async () => {
  const page = new DOMParser().parseFromString(readFileSync('src/verify/page.html', 'utf8'), 'text/html')
  page.querySelectorAll('script').forEach((script) => script.remove())
  document.body.replaceChildren(...page.body.childNodes)
  const addListener = document.addEventListener.bind(document)
  const spy = vi.spyOn(document, 'addEventListener').mockImplementation((...listener) => {
    added.push(listener)
    addListener(...listener)
  })
  vi.resetModules()
  await import('@/verify/main')
  spy.mockRestore()
})
// The page's listeners would handle files that later tests drop.
afterEach(() => {
  for (const [type, listener] of added.splice(0)) document.removeEventListener(type, listener)
  document.body.replaceChildren()
})

async function choose(bytes: Uint8Array<ArrayBuffer>) {
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText('Choose a bundle'), new File([bytes], 'log.zip'))
  return user
}
const published = () => screen.getByLabelText('Key fingerprint published by the room')
const verdict = (text: RegExp) => screen.findByText(text, { selector: '#verdict' })
const stateOf = async (text: RegExp) => (await verdict(text)).dataset.state

test('an intact bundle is confirmed only by the fingerprint that the room has published', async () => {
  const user = await choose((await bundleOf([entry], about, room)).bytes)
  expect(await stateOf(/^The log is complete and unaltered, but who signed it is not confirmed/)).toBe('open')
  await user.type(published(), 'a1b2')
  expect(screen.getByText(/^This is not a fingerprint yet/)).toBeVisible()
  expect(await stateOf(/not confirmed/)).toBe('open')
  await user.clear(published())
  await user.type(published(), printOf(room).toUpperCase())
  expect(await stateOf(/^The log is complete and unaltered, and signed with the room’s key$/)).toBe('good')
})

test('a log rewritten and signed by someone else is named as such, however intact it is', async () => {
  await userEvent.type(published(), printOf(room))
  await choose((await bundleOf([entry], about, forger)).bytes)
  expect(await stateOf(/^Signed by a key this room has not published$/)).toBe('bad')
  expect(screen.getByText('The fingerprints do not match')).toBeVisible()
  expect(screen.getByText(printOf(forger))).toBeVisible()
})

test('an altered bundle is not made better by the right fingerprint', async () => {
  await userEvent.type(published(), printOf(room))
  const { bytes } = await bundleOf([{ ...entry, text: 'B' }], about, room)
  await choose(bytes)
  expect(await stateOf(/^The log does not match its signature$/)).toBe('bad')
  expect(screen.getByText('First fault: #1 was altered')).toBeVisible()
  await choose(new Uint8Array([1, 2, 3]))
  expect(await stateOf(/^This is not a log bundle/)).toBe('bad')
  expect(screen.queryByText('First fault: #1 was altered')).not.toBeInTheDocument()
})
