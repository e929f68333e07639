import { Button } from 'antd'
import { formatMoneyExact, formatPercent, type ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { DealTerms, Resolved } from '../engine'
import { CheckedNumber } from './CheckedNumber'
import { royaltyFactorFor, upfrontFor, type DealDraft } from './dealDraft'
import { amountAsTyped, asTyped, readTyped, SHARE } from './typedNumber'
import styles from './workbench.module.css'

interface DealSolverProps {
  currency: ConvertibleCurrency
  resolved: Resolved
  draft: DealDraft
  /** Null while invalid. */
  terms: DealTerms | null
  onType: (wantedShare: string) => void
  /** Result as text; any change clears it. */
  answer: string
  /** `found` is empty when there is no solution. */
  onAnswer: (answer: string, found: Partial<DealDraft>) => void
}

/** Finds the upfront payment, or the royalty rates, that give the licensor a share; the other terms stay. */
export function DealSolver(props: DealSolverProps) {
  const { currency, resolved, draft, terms, onType, answer, onAnswer } = props
  const t = useTranslations('valuationWorkbench')
  const reading = readTyped(draft.wantedShare, SHARE)
  const wanted = reading.ok && reading.value !== null ? reading.value / 100 : null
  const isReady = terms !== null && wanted !== null

  function findUpfront() {
    if (!isReady) return
    const share = formatPercent(wanted, 2)
    const upfront = upfrontFor(resolved, terms, wanted)
    if (upfront === null) return onAnswer(t('valuationWorkbench:deal.noSolution'), {})
    if (upfront < 0) {
      const excess = formatMoneyExact(Math.round(-upfront), currency)
      return onAnswer(t('valuationWorkbench:deal.belowZero', { share, excess }), {})
    }
    const set = { share, upfront: formatMoneyExact(upfront, currency) }
    onAnswer(t('valuationWorkbench:deal.solved', set), { upfront: amountAsTyped(upfront) })
  }

  function findRoyalty() {
    if (!isReady) return
    const share = formatPercent(wanted, 2)
    const found = royaltyFactorFor(resolved, terms, wanted)
    if (!found.ok) return onAnswer(t(`valuationWorkbench:deal.noRoyalty.${found.reason}`, { share }), {})
    const tiers = draft.tiers.map((tier, index) => ({
      ...tier,
      rate: asTyped(terms.royaltyTiers![index]!.rate * found.factor * 100),
    }))
    const rates = tiers.map(({ rate }) => `${rate}%`).join(t('valuationWorkbench:deal.rateGap'))
    onAnswer(t('valuationWorkbench:deal.solvedRoyalty', { share, rates }), { tiers })
  }

  return (
    <fieldset className={styles.workbenchRows}>
      <legend>{t('valuationWorkbench:deal.solve')}</legend>
      <div className={styles.workbenchRow}>
        <CheckedNumber
          label={t('valuationWorkbench:deal.wantedShare')}
          unit="%"
          typed={draft.wantedShare}
          issue={reading.ok ? undefined : reading.issue}
          onType={onType}
        />
        <Button className={styles.workbenchRemove} disabled={!isReady} onClick={findUpfront}>
          {t('valuationWorkbench:deal.find')}
        </Button>
        <Button className={styles.workbenchRemove} disabled={!isReady} onClick={findRoyalty}>
          {t('valuationWorkbench:deal.findRoyalty')}
        </Button>
      </div>
      <output>{answer}</output>
    </fieldset>
  )
}
