import { expect, expectAccessible, openAs, setLanguage, test } from './support'
import { textsOf } from './texts'

const t = textsOf('en')
const CUSTOMER = '高新区管委会（演示）'
const own = (key: string) => t('implementationCustomers', key)
const dragText = (key: string, column = '') =>
  t('parts', `board.drag.${key}`).replace('{{name}}', CUSTOMER).replace('{{column}}', column)

test('dragging a card to a stage asks for the data that the stage needs, and then moves it', async ({
  page,
}) => {
  await setLanguage(page, 'en')
  await openAs(page, 'project', '/implement/vcustomer')
  const column = (name: RegExp) => page.getByRole('region', { name })
  const card = column(/^Contacted/).getByRole('link', { name: CUSTOMER })
  async function dragToCda() {
    await card.hover()
    await page.mouse.down()
    await page.mouse.move(700, 500, { steps: 4 })
    await expect(page.getByText(dragText('taken'))).toBeAttached()
    await column(/^CDA/).hover()
    // The board registers the column a moment later; a card dropped before that returns.
    await expect(page.getByText(dragText('over', 'CDA'))).toBeAttached()
    await page.mouse.up()
  }

  await dragToCda()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: own('action.sign') })
  await send.click()
  await expect(dialog.getByText(t('parts', 'issue.required'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()

  await dragToCda()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'cda.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(dialog.getByRole('status').filter({ hasText: /1(\/| of )\d/ })).toBeVisible()
  await send.click()
  await expect(column(/^CDA/).getByRole('link', { name: CUSTOMER })).toBeVisible()
  await column(/^CDA/).getByRole('link', { name: CUSTOMER }).click()
  await expect(page.getByRole('button', { name: 'cda.pdf' })).toBeVisible()
})
