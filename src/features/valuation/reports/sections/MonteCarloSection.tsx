import { exactMoney, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { ChartBlock } from './ChartBlock'
import type { SectionProps } from './section'
import styles from './report.module.css'

/** The distribution of simulated values, its quantiles and its statistics. */
export function MonteCarloSection({ content, context }: SectionProps) {
  const { t, currency } = context
  const { monteCarlo, summary } = content
  const { quantiles } = monteCarlo
  const money = (amount: number | null) => exactMoney(amount, currency)
  return (
    <>
      <ChartBlock id="monteCarlo" content={content} context={context} />
      <p className={styles.reportText}>
        {t('monteCarlo.meanNote', {
          mean: formatMoney(monteCarlo.mean, currency),
          rnpv: formatMoney(summary.rnpv, currency),
        })}
      </p>
      <div className={styles.reportColumns}>
        <DataTable
          caption={t('monteCarlo.quantiles')}
          columns={[t('column.statistic'), t('column.value')]}
          isNumeric={[false, true]}
          rows={(['p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95'] as const).map((name) => [
            name.toUpperCase(),
            money(quantiles[name]),
          ])}
        />
        <DataTable
          caption={t('monteCarlo.statistics')}
          columns={[t('column.statistic'), t('column.value')]}
          isNumeric={[false, true]}
          rows={[
            [t('monteCarlo.paths'), formatNumber(monteCarlo.paths)],
            [t('monteCarlo.seed'), String(monteCarlo.seed)],
            [t('monteCarlo.mean'), money(monteCarlo.mean)],
            [t('monteCarlo.se'), money(monteCarlo.se)],
            [t('monteCarlo.sd'), money(monteCarlo.sd)],
            [t('monteCarlo.min'), money(monteCarlo.min)],
            [t('monteCarlo.max'), money(monteCarlo.max)],
            [t('monteCarlo.probNegative'), formatPercent(monteCarlo.probNegative, 2)],
            [t('monteCarlo.probAnyApproval'), formatPercent(monteCarlo.probAnyApproval, 2)],
            [t('monteCarlo.meanGivenApproval'), money(monteCarlo.meanGivenApproval)],
          ]}
        />
      </div>
    </>
  )
}
