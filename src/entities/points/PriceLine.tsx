import type { ReactNode } from 'react'
import { formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { Price } from './points.api'
import styles from './points.module.css'

/** Says a number of points: `300 points`. */
export function usePoints() {
  const t = useTranslations('points')
  return (count: number) => t('points:points', { count, points: formatNumber(count, 0) })
}

interface PriceLineProps extends Partial<Omit<Price, 'price' | 'balance' | 'balanceAfter'>> {
  /** List price; null where it is not known. */
  price: number | null
  balance: number
  /** Below zero where the points do not suffice; null where nothing was chosen. */
  balanceAfter: number | null
  /** What else is left afterwards. */
  left?: ReactNode
}

/** What something costs, what is taken off, and what is left afterwards: the server's numbers as they are. */
export function PriceLine({
  price,
  discount = 0,
  payable,
  tickets = 0,
  balance,
  balanceAfter,
  left,
}: PriceLineProps) {
  const t = useTranslations('points')
  const points = usePoints()
  return (
    <dl className={styles.priceLine}>
      <dt>{t('points:price')}</dt>
      <dd>{price === null ? t('points:noPrice') : points(price)}</dd>
      {discount > 0 && (
        <>
          <dt>{t('points:discount')}</dt>
          <dd>{t('points:off', { points: points(discount) })}</dd>
        </>
      )}
      {payable !== undefined && payable !== price && (
        <>
          <dt>{t('points:payable')}</dt>
          <dd>{points(payable)}</dd>
        </>
      )}
      {tickets > 0 && (
        <>
          <dt>{t('points:tickets')}</dt>
          <dd>{t('points:ticketCount', { count: tickets })}</dd>
        </>
      )}
      <dt>{t('points:balance')}</dt>
      <dd>{points(balance)}</dd>
      <dt>{t('points:after')}</dt>
      <dd>
        {balanceAfter === null && '—'}
        {balanceAfter !== null &&
          (balanceAfter < 0 ? t('points:short', { points: points(-balanceAfter) }) : points(balanceAfter))}
        {left}
      </dd>
    </dl>
  )
}
