import { formatChange, formatMoney, type ConvertibleCurrency } from '@/shared/lib/money'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { Delta } from '@/shared/ui/cells/Delta'
import { barsOf, type BridgeLine } from './bridgeChart'
import styles from './versions.module.css'

interface BridgeBarsProps {
  lines: readonly BridgeLine[]
  currency: ConvertibleCurrency
}

export function BridgeBars({ lines, currency }: BridgeBarsProps) {
  const language = useLanguage()
  const bars = barsOf(lines)
  const ends = [0, ...bars.flatMap(({ from, to }) => [from, to])]
  const min = Math.min(...ends)
  const span = Math.max(...ends) - min || 1
  const percent = (amount: number) => `${(amount / span) * 100}%`
  return (
    <dl className={styles.bars}>
      {lines.map(({ name, amount, isTotal }, index) => {
        const { from, to } = bars[index]!
        const look = isTotal ? styles.total : amount < 0 ? styles.minus : styles.plus
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span aria-hidden className={styles.track}>
                <span
                  className={look}
                  style={{
                    insetInlineStart: percent(Math.min(from, to) - min),
                    inlineSize: percent(Math.abs(to - from)),
                  }}
                />
              </span>
              {isTotal ? (
                <span>{formatMoney(amount, currency, language)}</span>
              ) : (
                <Delta change={amount}>{formatChange(amount, currency, language)}</Delta>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
