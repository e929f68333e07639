import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { EMPTY_VALUE, formatMoneyExact, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import type { BlockProps } from './blocks'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { moneyFinding } from './findings'
import { FIGURES } from './figures'
import figures from '@/shared/ui/figures/blocks.module.css'
import styles from './statistics.module.css'

/** Approved and paid amounts; currencies are never added up. */
export function Money({ statistics: { invested, paid }, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics')
  const rows = invested.map(({ currency, amount, count }) => {
    const spent = paid.find((each) => each.currency === currency)
    const share = amount > 0 ? (spent?.amount ?? 0) / amount : null
    return [
      currency,
      <Link key="invested" className={figures.markLink} to={to(FIGURES.approved(currency))}>
        {formatMoneyExact(amount, currency)}
      </Link>,
      <CountLink key="count" count={count} to={to(FIGURES.approved(currency))} />,
      spent ? (
        <Link key="paid" className={figures.markLink} to={to(FIGURES.paid(currency))}>
          {formatMoneyExact(spent.amount, currency)}
        </Link>
      ) : (
        EMPTY_VALUE
      ),
      <CountLink key="paidCount" count={spent?.count ?? 0} to={to(FIGURES.paid(currency))} />,
      <div key="share" className={styles.paidShare} style={{ '--share': share ?? 0 } as CSSProperties}>
        {formatPercent(share)}
      </div>,
    ]
  })
  return (
    <FigureCard
      title={t('conceptsStatistics:money.title')}
      finding={moneyFinding({ invested, paid }, t)}
      isWide
      empty={rows.length === 0 ? t('conceptsStatistics:money.empty') : undefined}
    >
      <p className="chart-summary">{t('conceptsStatistics:money.summary')}</p>
      <DataTable
        caption={t('conceptsStatistics:money.title')}
        isCaptionHidden
        columns={[
          t('conceptsStatistics:column.currency'),
          t('conceptsStatistics:column.invested'),
          t('conceptsStatistics:column.concepts'),
          t('conceptsStatistics:column.paid'),
          t('conceptsStatistics:column.paidConcepts'),
          t('conceptsStatistics:column.paidShare'),
        ]}
        isNumeric={[false, true, true, true, true, true]}
        rows={rows}
      />
    </FigureCard>
  )
}
