import type { Locator, Page } from '@playwright/test'
import { drawText, pdfFile } from '../../mocks/platform/pdf'
import { startSession, expect, expectAccessible, setLanguage, test, exhaustiveUnless } from './support'
import { textsOf, type Texts } from './texts'

const SLIP = {
  name: 'slip.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfFile({ title: 'slip', pages: [drawText('slip', 60, 110, 20)] })),
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Seeded data for each language, because both share a backend. Bank rows follow a day after the payment. */
const SEEDED = {
  zh: {
    payment: { agreement: '9201', id: '9302', code: 'FA-2026-001-02', paidOn: daysAgo(80) },
    amounts: { recorded: '500,000', corrected: '499,000' },
    certainty: 'certain',
    claim: {
      id: '9509',
      left: '¥48,888.88',
      corrected: '45,000',
      leftThen: '¥43,888.88',
      reversed: '88,888.88',
    },
  },
  en: {
    payment: { agreement: '9202', id: '9311', code: 'FA-2026-002-01', paidOn: daysAgo(100) },
    amounts: { recorded: '598,000', corrected: '599,000' },
    certainty: 'likely',
    claim: { id: '9510', left: '¥0', corrected: '240,000', leftThen: '¥10,000', reversed: '250,000' },
  },
} as const

/** Returns a function that performs an action with a form, from its button or from the menu of further actions. */
function actOn(
  page: Page,
  place: Page | Locator,
  t: Texts,
  namespace: 'implementationFunds' | 'implementationClaims',
) {
  const own = (key: string) => t(namespace, key)
  return async (action: string, values: Readonly<Record<string, string>>, slip?: typeof SLIP) => {
    const name = own(`action.${action}`)
    const button = place.getByRole('button', { name, exact: true })
    const more = place.getByRole('button', { name: t('common', 'actions.more'), exact: true })
    await expect(button.or(more).last()).toBeVisible()
    if ((await button.count()) === 0) await more.click()
    await button.last().click()
    const dialog = page
      .getByRole('dialog')
      .filter({ has: page.locator('form') })
      .last()
    for (const [field, value] of Object.entries(values)) {
      const input = dialog.getByRole('textbox', { name: own(`field.${field}`), exact: true })
      await input.fill(value)
      // A date is applied on blur.
      await input.press('Tab')
    }
    if (slip) {
      await dialog.locator('input[type=file]').setInputFiles(slip)
      await expect(dialog.getByRole('status').filter({ hasText: /1(\/| of )\d/ })).toBeVisible()
    }
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
}

for (const language of ['zh', 'en'] as const) {
  test(
    `a payment is corrected, reversed, made again, matched and settled (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      page.setDefaultTimeout(20_000)
      const t = textsOf(language)
      const own = (key: string) => t('implementationFunds', key)
      const act = actOn(page, page.getByRole('dialog').first(), t, 'implementationFunds')
      const { payment, amounts, certainty } = SEEDED[language]
      const open = async (account: string) => {
        await startSession(page, account)
        await page.goto(`/implement/vfund/${payment.agreement}?instalment=${payment.id}`)
      }
      await setLanguage(page, language)

      await open('finance2')
      await act('correct', { amount: amounts.corrected, reason: 'Typed from the wrong slip' })
      const former = page.getByRole('table', { name: own('former.title') })
      await expect(former.getByRole('row', { name: amounts.recorded })).toContainText(
        'Typed from the wrong slip',
      )
      await act('reverse', { reason: 'The account was closed' })
      await expect(former.getByRole('row', { name: amounts.corrected })).toContainText(
        'The account was closed',
      )
      await expectAccessible(page)

      await open('finance')
      await act('pay', { paidOn: payment.paidOn, amount: amounts.recorded }, SLIP)
      await page.goto('/implement/vfund/reconcile')
      const rowOf = () => page.getByRole('row', { name: payment.code })
      await expect(rowOf()).toContainText(own(`reconcile.certainty.${certainty}`))
      await rowOf()
        .getByRole('button', { name: own('reconcile.confirm'), exact: true })
        .click()
      await page.getByRole('link', { name: own('reconcile.part.payments') }).click()
      await rowOf()
        .getByRole('button', { name: own('action.settle'), exact: true })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: own('action.settle'), exact: true }).click()
      await expect(rowOf()).toHaveCount(0)
    },
  )

  test(
    `a claim’s payment is corrected, reversed, made again and the claim closed (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      page.setDefaultTimeout(20_000)
      const t = textsOf(language)
      const own = (key: string) => t('implementationClaims', key)
      const act = actOn(page, page, t, 'implementationClaims')
      const { claim } = SEEDED[language]
      const open = async (account: string) => {
        await startSession(page, account)
        await page.goto(`/implement/vclaims/${claim.id}`)
      }
      const left = page.getByRole('row', { name: own('payment.left') })
      await setLanguage(page, language)

      await open('finance2')
      await expect(left).toContainText(claim.left)
      await act('correct', { amount: claim.corrected, reason: 'Typed from the wrong slip' })
      await expect(left).toContainText(claim.leftThen)
      await open('finance')
      await act('reverse', { reason: 'The account was closed' })
      await expect(left).toContainText(`¥${claim.reversed}`)
      await expectAccessible(page)
      await act('pay', { amount: claim.reversed }, SLIP)
      await expect(left).toContainText('¥0')
      await act('close', { reason: 'All of it has arrived' })
      await expect(page.getByText('All of it has arrived')).toBeVisible()
    },
  )
}
