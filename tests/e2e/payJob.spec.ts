import {
  startSession,
  expect,
  expectAccessible,
  open,
  setLanguage,
  test,
  watch,
  type Language,
  exhaustiveUnless,
} from './support'
import { textsOf } from './texts'

/** Buying changes the plan of the account, so no other test uses these accounts. */
const BUYERS: readonly (readonly [Language, string])[] = [
  ['zh', 'upgrade'],
  ['en', 'professional'],
]

for (const [language, account] of BUYERS) {
  test(
    `PLUS is bought by a code on a phone, while the page of the order is closed (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page, context, complaints }) => {
      const text = textsOf(language)
      await setLanguage(page, language)
      await startSession(page, account)
      await open(page, '/aovPay?plan=plus_member&back=%2Fvaluation%2Freport')
      await page.getByRole('checkbox', { name: text('accountPay', 'form.consent') }).check()
      await expectAccessible(page)
      await page.getByRole('button', { name: text('accountPay', 'form.order') }).dblclick()
      await expect(page.getByRole('img', { name: text('accountPay', 'order.qr') })).toBeVisible()
      await expectAccessible(page)
      const address = new URL(page.url())
      const id = address.searchParams.get('order')!
      await page.close()

      // On the phone.
      await context.request.get(`/__demo/pay?order=${id}&do=settle&scan=1`)

      const again = await context.newPage()
      await watch(again, complaints)
      await setLanguage(again, language)
      await open(again, address.pathname + address.search)
      await expect(again.getByRole('status').getByText(text('accountPay', 'order.paid.title'))).toBeVisible()
      await again.getByRole('link', { name: text('accountPay', 'order.back') }).click()
      await expect(again).toHaveURL(/\/valuation\/report$/)
      await open(again, '/user/center?tab=membership')
      const plan = again.getByRole('definition').filter({ hasText: text('parts', 'tier.plus_member') })
      await expect(plan.first()).toBeVisible()
      await expect(again.getByText(text('accountMembership', 'kept.title'))).toBeVisible()
      await open(again, '/user/center?tab=spend')
      await expect(again.locator(`main a[href*="order=${id}"]`)).toBeVisible()
    },
  )
}
