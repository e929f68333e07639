import { EMPTY_VALUE } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../model/answers'
import styles from './expert.module.css'

type Valuation = NonNullable<ConceptRow['valuation']>

interface ValuationRangeProps {
  valuation: Valuation | null | undefined
  /** Amount at full width, for a comparison of several ranges. */
  max?: number
}

export function ValuationRange({ valuation, max }: ValuationRangeProps) {
  const t = useTranslations('conceptsExpert')
  const short = useFormatMoney()
  if (!valuation) return EMPTY_VALUE
  const { low, median, high, currency } = valuation
  const full = Math.max(max ?? high, high)
  const percentOf = (amount: number) => (full > 0 ? `${(Math.max(0, amount) / full) * 100}%` : '0%')
  return (
    <div className={styles.valuationRange}>
      <span className={styles.valuationRangeBar} aria-hidden>
        <span style={{ insetInlineStart: percentOf(low), width: percentOf(high - low) }} />
        <i style={{ insetInlineStart: percentOf(median) }} />
      </span>
      <div>
        <MoneyText amount={median} currency={currency} />
        <div className="cell-note">
          {t('conceptsExpert:range', { low: short(low, currency), high: short(high, currency) })}
        </div>
      </div>
    </div>
  )
}
