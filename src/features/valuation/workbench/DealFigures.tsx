import { Alert } from 'antd'
import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import type { DealSplit, DealTerms } from '../engine'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { dealEventName } from './dealEventName'
import type { WorkbenchProps } from './workbench'
import styles from '../reports/sections/report.module.css'
import { shareOf } from '../reports/model/licensorShare'

interface DealFiguresProps extends WorkbenchProps {
  terms: DealTerms
  split: DealSplit
}

export function DealFigures({ workbench, context, terms, split }: DealFiguresProps) {
  const t = useTranslations('valuationWorkbench', 'valuation')
  const { currency, baseDate } = context
  const { licensor, licensee, total, milestones } = split
  const money = (amount: number | null) => formatMoneyExact(amount, currency)
  const hasOwnRates = terms.r1 !== null || terms.r2 !== null
  const missed = milestones.filter(({ time }) => time === null).length
  return (
    <>
      {licensee < 0 && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('valuationWorkbench:deal.licenseeLoses')}
        />
      )}
      {licensor < 0 && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('valuationWorkbench:deal.licensorLoses')}
        />
      )}
      {missed > 0 && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('valuationWorkbench:deal.missed', { count: missed })}
        />
      )}
      <DescriptionList
        items={[
          { name: t('valuation:deal.licensor'), value: money(licensor) },
          { name: t('valuation:deal.licensee'), value: money(licensee) },
          { name: t('valuationWorkbench:deal.total'), value: money(total) },
          { name: t('valuation:deal.share'), value: formatPercent(shareOf(split), 2) },
        ]}
      />
      <p className={styles.reportNote}>
        {t(hasOwnRates ? 'valuationWorkbench:deal.totalOwnRates' : 'valuationWorkbench:deal.totalOneRate', {
          rnpv: formatMoneyExact(workbench.base.rnpv, currency),
        })}
      </p>
      {milestones.length > 0 && (
        <DataTable
          caption={t('valuationWorkbench:deal.milestoneTable')}
          columns={[
            t('valuation:column.event'),
            t('valuation:column.amount'),
            t('valuation:column.time'),
            t('valuation:column.probability'),
            t('valuationWorkbench:deal.pvLicensor'),
            t('valuationWorkbench:deal.pvLicensee'),
          ]}
          isNumeric={[false, true, false, true, true, true]}
          rows={milestones.map(({ event, amount, time, probability, pvLicensor, pvLicensee }, index) => [
            dealEventName(workbench, context, {
              event,
              indication: (terms.milestones?.[index]?.indication as string | null | undefined) ?? null,
            }),
            money(amount),
            time === null ? t('valuation:deal.never') : addYears(baseDate, time),
            formatPercent(probability),
            money(pvLicensor),
            money(pvLicensee),
          ])}
        />
      )}
    </>
  )
}
