import { Button } from 'antd'
import { formatMoneyExact, formatPercent, type ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { CheckedNumber } from './CheckedNumber'
import { readTyped, SHARE } from './typedNumber'
import styles from './workbench.module.css'

interface SolveUpfrontProps {
  currency: ConvertibleCurrency
  typed: string
  onType: (typed: string) => void
  /** Upfront payment for a share (0 to 1); null while the terms are invalid. */
  solve: ((share: number) => number | null) | null
  /** Result as text; any change clears it. */
  answer: string
  /** `upfront` is null when there is none. */
  onAnswer: (answer: string, upfront: number | null) => void
}

/** Finds the upfront payment that gives the licensor a share, with the other terms unchanged. */
export function SolveUpfront({ currency, typed, onType, solve, answer, onAnswer }: SolveUpfrontProps) {
  const t = useTranslations('valuationWorkbench')
  const reading = readTyped(typed, SHARE)

  function find() {
    if (!solve || !reading.ok || reading.value === null) return
    const share = reading.value / 100
    const upfront = solve(share)
    if (upfront === null) return onAnswer(t('valuationWorkbench:deal.noSolution'), null)
    if (upfront < 0) {
      const excess = formatMoneyExact(Math.round(-upfront), currency)
      return onAnswer(
        t('valuationWorkbench:deal.belowZero', { share: formatPercent(share, 2), excess }),
        null,
      )
    }
    onAnswer(
      t('valuationWorkbench:deal.solved', {
        share: formatPercent(share, 2),
        upfront: formatMoneyExact(upfront, currency),
      }),
      upfront,
    )
  }

  return (
    <fieldset className={styles.workbenchRows}>
      <legend>{t('valuationWorkbench:deal.solve')}</legend>
      <div className={styles.workbenchRow}>
        <CheckedNumber
          label={t('valuationWorkbench:deal.wantedShare')}
          unit="%"
          typed={typed}
          issue={reading.ok ? undefined : reading.issue}
          onType={onType}
        />
        <Button className={styles.workbenchRemove} disabled={!solve || !reading.ok} onClick={find}>
          {t('valuationWorkbench:deal.find')}
        </Button>
      </div>
      <output>{answer}</output>
    </fieldset>
  )
}
