import { formatNumber } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { patientsIn } from '../model/prices'
import { regionName } from '../../form/model/regionTexts'
import { indicationName, indicationNameOf } from '../model/valuationNames'
import { yearsOfPeriod } from '../model/periodYears'
import type { SectionProps } from './sectionProps'

/** Patients on treatment in each period with sales: sales divided by the price of the period. */
export function PatientsTable({ content, context }: Pick<SectionProps, 'content' | 'context'>) {
  const { t, language, baseDate } = context
  const { indications, regions, periods } = content
  const priced = [
    ...indications.flatMap((it) =>
      it.prices ? [{ ...it, prices: it.prices, name: indicationName(it, language) }] : [],
    ),
    ...regions.map((it) => ({
      ...it,
      name: `${indicationNameOf(content, it.indication, language)} · ${regionName(t, it.region)}`,
    })),
  ]
  const sold = Array.from({ length: periods }, (_, period) => period).filter((period) =>
    priced.some(({ salesSuccess }) => (salesSuccess[period] ?? 0) > 0),
  )
  if (sold.length === 0) return null
  return (
    <DataTable
      caption={t('valuation:patients.caption')}
      columns={[t('valuation:ledger.yearsOf'), ...sold.map((period) => yearsOfPeriod(baseDate, period))]}
      isNumeric={[false, ...sold.map(() => true)]}
      rows={priced.map(({ name, salesSuccess, prices }) => {
        const patients = patientsIn(salesSuccess, prices)
        return [name, ...sold.map((period) => formatNumber(patients[period], 0))]
      })}
    />
  )
}
