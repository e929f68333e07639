import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ABSENT, exactMoney, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { Block } from './Block'
import type { BlockProps } from './blocks'
import { CountLink } from './CountLink'
import { MARKS } from './marks'
import styles from './statistics.module.css'

/** What was approved and what of it has been paid: each currency by itself, never added to another. */
export function Money({ found: { invested, paid }, to }: BlockProps) {
  const { t } = useTranslation('conceptsStatistics')
  const rows = invested.map(({ currency, amount, count }) => {
    const spent = paid.find((each) => each.currency === currency)
    const share = amount > 0 ? (spent?.amount ?? 0) / amount : null
    return [
      currency,
      <Link key="invested" className={styles.markLink} to={to(MARKS.approved(currency))}>
        {exactMoney(amount, currency)}
      </Link>,
      <CountLink key="count" count={count} to={to(MARKS.approved(currency))} />,
      spent ? (
        <Link key="paid" className={styles.markLink} to={to(MARKS.paid(currency))}>
          {exactMoney(spent.amount, currency)}
        </Link>
      ) : (
        ABSENT
      ),
      <CountLink key="paidCount" count={spent?.count ?? 0} to={to(MARKS.paid(currency))} />,
      <div key="share" className={styles.paidShare} style={{ '--share': share ?? 0 } as CSSProperties}>
        {formatPercent(share)}
      </div>,
    ]
  })
  return (
    <Block title={t('money.title')} isWide empty={rows.length === 0 ? t('money.empty') : undefined}>
      <p className="chart-summary">{t('money.summary')}</p>
      <DataTable
        caption={t('money.title')}
        isCaptionHidden
        columns={[
          t('column.currency'),
          t('column.invested'),
          t('column.concepts'),
          t('column.paid'),
          t('column.paidConcepts'),
          t('column.paidShare'),
        ]}
        isNumeric={[false, true, true, true, true, true]}
        rows={rows}
      />
    </Block>
  )
}
