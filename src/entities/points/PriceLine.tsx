import type { ReactNode } from 'react'
import { formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { Price } from './points.api'
import styles from './points.module.css'

/** Returns a formatter for points: `300 points`. */
export function useFormatPoints() {
  const t = useTranslations('points')
  return (count: number) => t('points:points', { count, points: formatNumber(count, 0) })
}

interface PriceLineProps extends Partial<Omit<Price, 'price' | 'balance' | 'balanceAfter'>> {
  /** List price; null if unknown. */
  price: number | null
  balance: number
  /** Below zero if the points do not suffice; null if nothing is chosen. */
  balanceAfter: number | null
  remaining?: ReactNode
}

/** Price, discount and remaining balance; the server's numbers are shown unchanged. */
export function PriceLine({
  price,
  discount = 0,
  payable,
  tickets = 0,
  balance,
  balanceAfter,
  remaining,
}: PriceLineProps) {
  const t = useTranslations('points')
  const formatPoints = useFormatPoints()
  return (
    <dl className={styles.priceLine}>
      <dt>{t('points:price')}</dt>
      <dd>{price === null ? t('points:noPrice') : formatPoints(price)}</dd>
      {discount > 0 && (
        <>
          <dt>{t('points:discount')}</dt>
          <dd>{t('points:off', { points: formatPoints(discount) })}</dd>
        </>
      )}
      {payable !== undefined && payable !== price && (
        <>
          <dt>{t('points:payable')}</dt>
          <dd>{formatPoints(payable)}</dd>
        </>
      )}
      {tickets > 0 && (
        <>
          <dt>{t('points:tickets')}</dt>
          <dd>{t('points:ticketCount', { count: tickets })}</dd>
        </>
      )}
      <dt>{t('points:balance')}</dt>
      <dd>{formatPoints(balance)}</dd>
      <dt>{t('points:after')}</dt>
      <dd>
        {balanceAfter === null && '—'}
        {balanceAfter !== null &&
          (balanceAfter < 0
            ? t('points:short', { points: formatPoints(-balanceAfter) })
            : formatPoints(balanceAfter))}
        {remaining}
      </dd>
    </dl>
  )
}
