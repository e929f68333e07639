import { expect, expectAccessible, openAs, setLanguage, test } from './support'
import { textsOf } from './texts'

const t = textsOf('en')

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('levels are set, copied, pasted and filled down by keyboard, as in a spreadsheet', async ({ page }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'seller', '/vdr/vtag?roomId=1&view=matrix')
  const row = (name: string) => page.getByRole('row', { name })
  const cell = (name: string, tag: number) => row(name).getByRole('gridcell').nth(tag)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await cell('5 CMC', 0).click()
  await expect(page.getByRole('grid')).toBeFocused()
  await press('4', 'Control+c', 'ArrowDown', 'Shift+ArrowDown', 'Control+v')
  await expect(cell('7 注册', 0)).toContainText('4')
  await press('ArrowRight', 'ArrowUp', '1', 'Shift+ArrowDown', 'Control+d')
  await expect(cell('7 注册', 1)).toContainText('1')
  await press('Delete')
  await expect(cell('6 临床研究', 1)).toHaveAccessibleName(/Inherited/)
  await press('Enter')
  await expect(page.getByRole('button', { name: t('roomsRights', 'matrix.discard') })).toBeEnabled()
  await expectAccessible(page)

  await page.getByRole('button', { name: t('roomsRights', 'matrix.review') }).click()
  await expect(page.getByRole('dialog').getByText(t('roomsRights', 'impact.order'))).toBeVisible()
  await expectAccessible(page)
})
