import { formatMoneyExact, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { ChartBlock } from './ChartBlock'
import type { SectionProps } from './sectionProps'
import styles from './report.module.css'

export function MonteCarloSection({ content, context }: SectionProps) {
  const { t, language, currency } = context
  const { monteCarlo, summary } = content
  const { quantiles, quantilesGivenApproval: given } = monteCarlo
  const money = (amount: number | null) => formatMoneyExact(amount, currency)
  return (
    <>
      <ChartBlock id="monteCarlo" content={content} context={context} />
      <p className={styles.reportText}>
        {t('valuation:monteCarlo.meanNote', {
          mean: formatMoney(monteCarlo.mean, currency, language),
          rnpv: formatMoney(summary.rnpv, currency, language),
        })}
      </p>
      <div className={styles.reportColumns}>
        <DataTable
          caption={t('valuation:monteCarlo.quantiles')}
          columns={[
            t('valuation:column.statistic'),
            t('valuation:column.value'),
            ...(given ? [t('valuation:monteCarlo.givenApproval')] : []),
          ]}
          isNumeric={[false, true, true]}
          rows={(['p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95'] as const).map((name) => [
            name.toUpperCase(),
            money(quantiles[name]),
            ...(given ? [money(given[name])] : []),
          ])}
        />
        <DataTable
          caption={t('valuation:monteCarlo.statistics')}
          columns={[t('valuation:column.statistic'), t('valuation:column.value')]}
          isNumeric={[false, true]}
          rows={[
            [t('valuation:monteCarlo.paths'), formatNumber(monteCarlo.paths)],
            [t('valuation:monteCarlo.seed'), String(monteCarlo.seed)],
            [t('valuation:monteCarlo.mean'), money(monteCarlo.mean)],
            [t('valuation:monteCarlo.se'), money(monteCarlo.se)],
            [t('valuation:monteCarlo.sd'), money(monteCarlo.sd)],
            [t('valuation:monteCarlo.min'), money(monteCarlo.min)],
            [t('valuation:monteCarlo.max'), money(monteCarlo.max)],
            [t('valuation:monteCarlo.probNegative'), formatPercent(monteCarlo.probNegative, 2)],
            [t('valuation:monteCarlo.probAnyApproval'), formatPercent(monteCarlo.probAnyApproval, 2)],
            [t('valuation:monteCarlo.meanGivenApproval'), money(monteCarlo.meanGivenApproval)],
          ]}
        />
      </div>
    </>
  )
}
