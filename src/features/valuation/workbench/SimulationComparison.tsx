import { formatMoneyExact, formatNumber, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import type { ReportContent } from '../reports/model/reportContent'

type MonteCarlo = ReportContent['monteCarlo']

interface SimulationComparisonProps {
  run: MonteCarlo | null
  stored: MonteCarlo
  currency: Parameters<typeof formatMoneyExact>[1]
}

const QUANTILES = ['p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95'] as const

export function SimulationComparison({ run, stored, currency }: SimulationComparisonProps) {
  const t = useTranslations('valuationWorkbench', 'valuation')
  const money = (amount: number | null | undefined) => formatMoneyExact(amount, currency)
  const columns = [
    t('valuation:column.statistic'),
    t('valuationWorkbench:simulation.thisRun'),
    t('valuationWorkbench:simulation.stored'),
  ]
  const given = t('valuation:monteCarlo.givenApproval')
  const rows: [name: string, write: (it: MonteCarlo) => string][] = [
    [t('valuation:monteCarlo.se'), ({ se }) => money(se)],
    [t('valuation:monteCarlo.sd'), ({ sd }) => money(sd)],
    [t('valuation:monteCarlo.probNegative'), ({ probNegative }) => formatPercent(probNegative, 2)],
    [t('valuation:monteCarlo.probAnyApproval'), ({ probAnyApproval }) => formatPercent(probAnyApproval, 2)],
    [t('valuation:monteCarlo.paths'), ({ paths }) => formatNumber(paths)],
    [t('valuation:monteCarlo.seed'), ({ seed }) => String(seed)],
  ]
  return (
    <>
      <DataTable
        caption={t('valuationWorkbench:simulation.comparison')}
        columns={columns.flatMap((column, index) =>
          index === 0 ? column : [column, `${column} · ${given}`],
        )}
        isNumeric={[false, true, true, true, true]}
        rows={[
          ...QUANTILES.map((name) => [
            name.toUpperCase(),
            ...[run, stored].flatMap((it) => [
              money(it?.quantiles[name]),
              money(it?.quantilesGivenApproval?.[name]),
            ]),
          ]),
          [
            t('valuation:monteCarlo.mean'),
            ...[run, stored].flatMap((it) => [money(it?.mean), money(it?.meanGivenApproval)]),
          ],
        ]}
      />
      <DataTable
        caption={t('valuation:monteCarlo.statistics')}
        columns={columns}
        isNumeric={[false, true, true]}
        rows={rows.map(([name, write]) => [name, run ? write(run) : '—', write(stored)])}
      />
    </>
  )
}
