// Tree and matrix of a room with 2,000 folders, 10,000 documents and 30 tags, measured in a browser.
import { pressFrames, scrollFrames, unfoldAll, watchOpening, watchTasks } from './inPage.mjs'

const TREE = '[role=tree]'
const GRID = '[role=grid]'

export async function largeRoomBench({ origin, inNewPage, rest, session }) {
  await fetch(`${origin}/__demo/room`, { method: 'POST' })
  const at = (address, work) =>
    inNewPage({ isSignedIn: true, session }, async (page) => {
      await page.goto(`${origin}${address}`)
      return work(page)
    })

  return {
    tree: () =>
      at('/vdr/vhome?roomId=large', async (page) => {
        const documents = page.locator('[role=menu] a[href="/vdr/vdocumenttree"]')
        await documents.waitFor()
        await rest(page)
        await page.evaluate(watchOpening, ['/vdr/folder/tree', '[role=treeitem]'])
        await documents.click()
        const opening = await page.evaluate(() => window.benchOpening)
        await rest(page)
        await page.locator('[aria-label="名称、编号或正文"]').click()
        await page.evaluate(watchTasks)
        for (const key of '1234') {
          await page.keyboard.press(key)
          await page.waitForTimeout(300) // pace of a user checking their input
        }
        const filter = await page.evaluate(watchTasks)
        for (let count = 0; count < 3; count++) await page.keyboard.press('Backspace')
        await rest(page)
        return {
          'opens, client work': opening,
          'filter, longest task': filter,
          'scroll, a frame': await page.evaluate(scrollFrames, { selector: TREE, down: 100 }),
        }
      }),

    matrix: () =>
      at('/vdr/vtag?roomId=large&view=matrix', async (page) => {
        await page.locator(GRID).waitFor()
        await page.evaluate(unfoldAll, GRID)
        const scroll = (by) => page.evaluate(scrollFrames, { selector: GRID, ...by })
        const figures = {
          'scroll down, a frame': await scroll({ down: 100 }),
          'scroll right, a frame': await scroll({ right: 50 }),
        }
        await page.locator('[role=gridcell]').first().click()
        const keys = ['4', 'ArrowDown', '2', 'ArrowRight', 'Delete', 'ArrowDown']
        return { ...figures, 'edit, a frame': await page.evaluate(pressFrames, { selector: GRID, keys }) }
      }),
  }
}
