import type { Locator } from '@playwright/test'
import { expect, expectAccessible, openAs, setLanguage, test } from './support'

const LIST = '/vdr/vdocumenttree?roomId=1&folderId=8'
/** Ms of a long press until a drag starts. */
const HOLD = 250

/** Drags over a row and waits until the row has noticed; an earlier drop would land on the previous one. */
async function dragOver(row: Locator) {
  await row.hover({ force: true })
  await expect(row).toHaveAttribute('data-over', 'true')
}

// Nothing is moved in the end, because other tests use the same room.
test('selected rows can be dragged onto a folder of the tree, but no folder into itself', async ({
  page,
}) => {
  await setLanguage(page, 'en')
  await openAs(page, 'seller', LIST)
  const tree = page.getByRole('tree')
  const dialog = page.getByRole('dialog')
  for (const name of ['专利清单（演示）', '自由实施分析（演示）'])
    await page.getByRole('checkbox', { name }).check()
  await page.getByRole('link', { name: '专利清单（演示）' }).hover()
  await page.mouse.down()
  await page.mouse.move(700, 500, { steps: 4 })
  await expect(page.getByText('2 selected').last()).toBeVisible()
  await dragOver(tree.getByRole('treeitem', { name: /^7 注册/ }))
  await page.mouse.up()
  await expect(dialog.getByText('Move 2 items')).toBeVisible()
  await expect(dialog.getByText('7 注册')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Who gains or loses access' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  // Into a folder that expands while the item is held over its parent.
  await page.getByRole('link', { name: '专利清单（演示）' }).hover()
  await page.mouse.down()
  await page.mouse.move(700, 500, { steps: 4 })
  await dragOver(tree.getByRole('treeitem', { name: /^6 临床研究/ }))
  await dragOver(tree.getByRole('treeitem', { name: /^6.2 II 期研究报告/ }))
  await page.mouse.up()
  await expect(dialog.getByText('6.2 II 期研究报告')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  // A parent folder onto a folder inside it.
  await tree.getByRole('treeitem', { name: /^8 知识产权/ }).hover()
  await page.mouse.down()
  await page.mouse.move(700, 500, { steps: 4 })
  await page.getByRole('link', { name: '附件' }).hover({ force: true })
  await page.mouse.up()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`folderId=8$`))
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1100, height: 900 } })

  test('a long press drags a document, a swipe does not', async ({ page }) => {
    await setLanguage(page, 'en')
    await openAs(page, 'seller', LIST)
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] })
    const carried = page.locator('[class*=carried]')
    const from = (await page.getByRole('link', { name: '专利清单（演示）' }).boundingBox())!
    const to = (await page.getByRole('treeitem', { name: /^7 注册/ }).boundingBox())!
    const [x, y] = [from.x + 30, from.y + from.height / 2]

    await touch('touchStart', x, y)
    await touch('touchMove', x, y - 40)
    // Started after the timer of the long press: that one has fired or was cancelled by then.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), HOLD)
    await touch('touchEnd')
    await expect(carried).toHaveCount(0)

    await touch('touchStart', x, y)
    await expect(carried).toHaveText('专利清单（演示）')
    await touch('touchMove', x - 40, y)
    await touch('touchMove', to.x + 60, to.y + to.height / 2)
    await touch('touchEnd')
    await expect(page.getByRole('dialog').getByText('Move “专利清单（演示）”')).toBeVisible()
  })
})
