import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { addYears } from '@/shared/lib/dates'
import { exactMoney, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import type { DealSplit, DealTerms } from '../engine'
import { Facts } from '@/shared/ui/Facts'
import { dealEventName } from './dealEventName'
import type { WorkbenchProps } from './workbench'
import styles from '../reports/sections/report.module.css'

interface DealFiguresProps extends WorkbenchProps {
  terms: DealTerms
  split: DealSplit
}

/** What a deal gives each side, and what each milestone is worth. */
export function DealFigures({ workbench, context, terms, split }: DealFiguresProps) {
  const { t } = useTranslation('valuationWorkbench')
  const { t: reportText } = useTranslation('valuation')
  const { currency, baseDate } = context
  const { licensor, licensee, total, licensorShare, milestones } = split
  const money = (amount: number | null) => exactMoney(amount, currency)
  const hasOwnRates = terms.r1 !== null || terms.r2 !== null
  const missed = milestones.filter(({ time }) => time === null).length
  return (
    <>
      {licensee < 0 && (
        <Alert type="warning" showIcon className="list-note" title={t('deal.licenseeLoses')} />
      )}
      {licensor < 0 && (
        <Alert type="warning" showIcon className="list-note" title={t('deal.licensorLoses')} />
      )}
      {missed > 0 && (
        <Alert type="warning" showIcon className="list-note" title={t('deal.missed', { count: missed })} />
      )}
      <Facts
        facts={[
          { name: reportText('deal.licensor'), value: money(licensor) },
          { name: reportText('deal.licensee'), value: money(licensee) },
          { name: t('deal.total'), value: money(total) },
          { name: reportText('deal.share'), value: formatPercent(licensorShare, 2) },
        ]}
      />
      <p className={styles.reportNote}>
        {t(hasOwnRates ? 'deal.totalOwnRates' : 'deal.totalOneRate', {
          rnpv: exactMoney(workbench.base.rnpv, currency),
        })}
      </p>
      {milestones.length > 0 && (
        <DataTable
          caption={t('deal.milestoneTable')}
          columns={[
            reportText('column.event'),
            reportText('column.amount'),
            reportText('column.time'),
            reportText('column.probability'),
            t('deal.pvLicensor'),
            t('deal.pvLicensee'),
          ]}
          isNumeric={[false, true, false, true, true, true]}
          rows={milestones.map(({ event, amount, time, probability, pvLicensor, pvLicensee }, index) => [
            dealEventName(workbench, context, {
              event,
              indication: (terms.milestones?.[index]?.indication as string | null | undefined) ?? null,
            }),
            money(amount),
            time === null ? reportText('deal.never') : addYears(baseDate, time),
            formatPercent(probability),
            money(pvLicensor),
            money(pvLicensee),
          ])}
        />
      )}
    </>
  )
}
