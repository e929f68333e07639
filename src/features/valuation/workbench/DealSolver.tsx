import { Button } from 'antd'
import { formatMoneyExact, formatPercent, type ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { DealTerms, Resolved } from '../engine'
import { CheckedNumber } from './CheckedNumber'
import {
  RETURN,
  royaltyFactorFor,
  royaltyFactorForReturn,
  upfrontFor,
  upfrontForReturn,
  type DealDraft,
} from './dealDraft'
import { amountAsTyped, asTyped, readTyped, SHARE } from './typedNumber'
import styles from './workbench.module.css'

const GOALS = {
  share: { draft: 'wantedShare', rule: SHARE, upfront: upfrontFor, royalty: royaltyFactorFor },
  return: { draft: 'wantedReturn', rule: RETURN, upfront: upfrontForReturn, royalty: royaltyFactorForReturn },
} as const
type Goal = keyof typeof GOALS

interface DealSolverProps {
  currency: ConvertibleCurrency
  resolved: Resolved
  draft: DealDraft
  /** Null while invalid. */
  terms: DealTerms | null
  onType: (changes: Partial<DealDraft>) => void
  /** Result as text; any change clears it. */
  answer: string
  /** `found` is empty when there is no solution. */
  onAnswer: (answer: string, found: Partial<DealDraft>) => void
}

/**
 * Finds the upfront payment, or the royalty rates, that give the licensor a share of the value or the licensee a yearly
 * return; the other terms stay.
 */
export function DealSolver({ answer, ...solver }: DealSolverProps) {
  const t = useTranslations('valuationWorkbench')
  return (
    <fieldset className={styles.workbenchRows}>
      <legend>{t('valuationWorkbench:deal.solve')}</legend>
      <SolverRow goal="share" {...solver} />
      <SolverRow goal="return" {...solver} />
      <output>{answer}</output>
    </fieldset>
  )
}

interface SolverRowProps extends Omit<DealSolverProps, 'answer'> {
  goal: Goal
}

function SolverRow({ goal, currency, resolved, draft, terms, onType, onAnswer }: SolverRowProps) {
  const t = useTranslations('valuationWorkbench')
  const { draft: name, rule, upfront: upfrontOf, royalty: royaltyOf } = GOALS[goal]
  const wantedText = t(`valuationWorkbench:deal.${goal}.wanted`)
  const typed = draft[name] ?? ''
  const reading = readTyped(typed, rule)
  const wanted = reading.ok && reading.value !== null ? reading.value / 100 : null
  const isReady = terms !== null && wanted !== null

  function findUpfront() {
    if (!isReady) return
    const value = formatPercent(wanted, 2)
    const upfront = upfrontOf(resolved, terms, wanted)
    if (upfront === null) return onAnswer(t('valuationWorkbench:deal.noSolution'), {})
    if (upfront < 0) {
      const excess = formatMoneyExact(Math.round(-upfront), currency)
      return onAnswer(t(`valuationWorkbench:deal.${goal}.belowZero`, { value, excess }), {})
    }
    const set = { value, upfront: formatMoneyExact(upfront, currency) }
    onAnswer(t(`valuationWorkbench:deal.${goal}.solved`, set), { upfront: amountAsTyped(upfront) })
  }

  function findRoyalty() {
    if (!isReady) return
    const value = formatPercent(wanted, 2)
    const found = royaltyOf(resolved, terms, wanted)
    if (!found.ok) return onAnswer(t(`valuationWorkbench:deal.${goal}.${found.reason}`, { value }), {})
    const tiers = draft.tiers.map((tier, index) => ({
      ...tier,
      rate: asTyped(terms.royaltyTiers![index]!.rate * found.factor * 100),
    }))
    const rates = tiers.map(({ rate }) => `${rate}%`).join(t('valuationWorkbench:deal.rateGap'))
    onAnswer(t(`valuationWorkbench:deal.${goal}.solvedRoyalty`, { value, rates }), { tiers })
  }

  return (
    <div className={styles.workbenchRow}>
      <CheckedNumber
        label={wantedText}
        unit="%"
        typed={typed}
        issue={reading.ok ? undefined : reading.issue}
        onType={(next) => onType({ [name]: next })}
      />
      <Button
        className={styles.workbenchRemove}
        aria-label={`${t('valuationWorkbench:deal.find')} · ${wantedText}`}
        disabled={!isReady}
        onClick={findUpfront}
      >
        {t('valuationWorkbench:deal.find')}
      </Button>
      <Button
        className={styles.workbenchRemove}
        aria-label={`${t('valuationWorkbench:deal.findRoyalty')} · ${wantedText}`}
        disabled={!isReady}
        onClick={findRoyalty}
      >
        {t('valuationWorkbench:deal.findRoyalty')}
      </Button>
    </div>
  )
}
