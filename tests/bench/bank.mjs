// Imports and matches a bank file of 20,000 rows in a browser, and measures how long the page is blocked.
import { watchTasks } from './inPage.mjs'
import { onDisk } from './onDisk.mjs'

const ROWS = 20_000

/** Statement in the format of banks; all rows are unique, and so is the file of each run. */
function bankFile(run) {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10)
    return `${day},${(90 + index * 0.37).toFixed(2)},0.00,演示供应商${index % 150}号,付款 ${run}-${index}`
  })
  return Buffer.from(
    `账号,62220000000000${run}\n交易日期,借方发生额,贷方发生额,对方户名,摘要\n${rows.join('\n')}\n`,
  )
}

export function bankBench({ origin, inNewPage, rest, session }) {
  let run = 0
  const headers = { Authorization: `Bearer ${session}` }
  const address = `${origin}/prod-api/implement/fund/reconcile`

  /** Removes the rows of earlier runs, which would be read and matched too. */
  async function dropFiles() {
    const { data } = await (await fetch(address, { headers })).json()
    for (const { id } of data.files) await fetch(`${address}/${id}`, { method: 'DELETE', headers })
  }

  return async () => {
    await dropFiles()
    return inNewPage({ isSignedIn: true, session }, async (page) => {
      await page.goto(`${origin}/implement/vfund/reconcile`)
      await page.getByRole('button', { name: '导入银行流水' }).click()
      const dialog = page.getByRole('dialog')
      const chooser = dialog.locator('input[type=file]')
      await chooser.waitFor({ state: 'attached' })
      await rest(page)
      await page.evaluate(watchTasks)
      await chooser.setInputFiles(await onDisk('bank.csv', bankFile(++run)))
      const take = dialog.getByRole('button', { name: /20000|20,000/ })
      await take.waitFor()
      await rest(page)
      const read = await page.evaluate(watchTasks)
      // Clicked inside the page, or the driver's work to find and watch the element would be counted as well.
      const button = await take.elementHandle()
      await button.evaluate((element) => element.click())
      await page.waitForFunction(() => !document.querySelector('[role=dialog]'), null, { polling: 250 })
      await rest(page)
      return { 'read, longest task': read, 'matched, longest task': await page.evaluate(watchTasks) }
    })
  }
}
