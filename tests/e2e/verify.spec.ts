import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { chooseBundle, exportBundle, VERIFIER } from './bundle'
import { expect, expectAccessible, openAs, setLanguage, test } from './support'
import { textsOf } from './texts'

const t = textsOf('en')

test('a bundle is exported, and verified from disk without a network', async ({ page, browser }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'seller', '/vdr/vlogrecord?roomId=1')
  const { bundle, fingerprint } = await exportBundle(page, t)

  const context = await browser.newContext({ locale: 'en-GB', offline: true })
  const verifier = await context.newPage()
  const asked: string[] = []
  const complaints: string[] = []
  verifier.on('request', (request) => asked.push(request.url()))
  verifier.on('console', (message) => complaints.push(message.text()))
  await verifier.goto(VERIFIER)
  const check = (name: string, bytes: Uint8Array, at = verifier) =>
    chooseBundle(at.getByLabel('Choose a bundle'), name, bytes)

  await check('log.zip', bundle)
  const verdict = verifier.locator('#verdict')
  const published = verifier.getByLabel('Key fingerprint published by the room')
  await expect(verdict).toHaveText(/but who signed it is not confirmed/)
  await expect(verdict).toHaveAttribute('data-state', 'open')
  await published.fill(fingerprint)
  await expect(verifier.getByText('The fingerprints match')).toBeVisible()
  await expect(verdict).toHaveText('The log is complete and unaltered, and signed with the room’s key')
  await expect(verdict).toHaveAttribute('data-state', 'good')
  await published.fill(fingerprint.replace(/^./, (sign) => (sign === '0' ? '1' : '0')))
  await expect(verifier.getByText('The fingerprints do not match')).toBeVisible()
  await expect(verdict).toHaveText('Signed by a key this room has not published')
  await expect(verdict).toHaveAttribute('data-state', 'bad')
  await check('log.zip', bundle)
  await expect(verdict).toHaveText('Signed by a key this room has not published')
  await published.fill('')
  await expect(verdict).toHaveAttribute('data-state', 'open')

  const files = unzipSync(bundle)
  const lines = strFromU8(files['entries.jsonl']!).split('\n')
  await check('cut.zip', zipSync({ ...files, 'entries.jsonl': strToU8(lines.toSpliced(99, 1).join('\n')) }))
  await expect(verifier.getByText('First fault: #100 is missing')).toBeVisible()
  await check('more.zip', zipSync({ ...files, 'notes.txt': strToU8('hello') }))
  await expect(
    verifier.getByText('notes.txt, which does not belong in a log bundle', { exact: false }),
  ).toBeVisible()
  await check('none.zip', strToU8('hello'))
  await expect(verifier.getByText('This is not a log bundle', { exact: false })).toBeVisible()
  await verifier.getByRole('button', { name: '中文' }).click()
  await expect(verifier.getByText(/这不是日志包/)).toBeVisible()

  expect(asked).toEqual([VERIFIER])
  expect(complaints).toEqual([])
  await context.close()

  // The page's policy would block the accessibility checker too.
  const open = await browser.newContext({ locale: 'en-GB', offline: true, bypassCSP: true })
  const accessible = await open.newPage()
  await accessible.goto(VERIFIER)
  await check('log.zip', bundle, accessible)
  await expect(accessible.getByText('The log is complete and unaltered', { exact: false })).toBeVisible()
  await expectAccessible(accessible)
  await open.close()
})
