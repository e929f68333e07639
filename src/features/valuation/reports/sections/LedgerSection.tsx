import { Segmented } from 'antd'
import { useState } from 'react'
import { EMPTY_VALUE, axisUnit, formatMoneyExact, formatNumber, formatInUnit } from '@/shared/lib/money'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { byCalendarYear, calendarYears, firstDay, yearsOfPeriod } from '../model/periodYears'
import { discountedCashFlowOf } from '../model/presentValues'
import { ownRatesText } from '../model/valuationNames'
import { ledgerLines, type LedgerCase } from './ledgerLines'
import type { SectionProps } from './sectionProps'
import styles from './report.module.css'

const CASES = ['expected', 'success'] as const satisfies LedgerCase[]
const FORMATS = ['short', 'exact'] as const
const COLUMNS = ['periods', 'years'] as const

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

export function LedgerSection({ content, context }: SectionProps) {
  const { t, language, currency, baseDate } = context
  const [ledgerCase, setLedgerCase] = useState<LedgerCase>('expected')
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('short')
  const [by, setBy] = useState<(typeof COLUMNS)[number]>('periods')
  const lines = ledgerLines(content, ledgerCase)
  const unit = axisUnit(
    lines.flatMap(({ amounts }) => amounts),
    currency,
    language,
  )
  const discounted = discountedCashFlowOf(content, ledgerCase)
  const rates = ownRatesText(t, content)
  const isExact = format === 'exact'
  const formatAmount = (amount: number) =>
    isExact ? formatMoneyExact(amount, currency) : formatInUnit(amount, unit)
  const isByPeriod = by === 'periods'
  const columns = isByPeriod
    ? Array.from({ length: content.periods }, (_, period) => ({
        name: yearsOfPeriod(baseDate, period),
        title: t('valuation:ledger.period', { number: period + 1, day: firstDay(baseDate, period) }),
      }))
    : calendarYears(baseDate, content.periods).map((year) => ({ name: String(year), title: undefined }))
  const cell = (amount: number) => (
    <span className={amount < 0 ? styles.negative : undefined} title={formatMoneyExact(amount, currency)}>
      {formatAmount(amount)}
    </span>
  )
  return (
    <>
      <div className={styles.reportTools}>
        <Segmented
          aria-label={t('valuation:ledger.case')}
          value={ledgerCase}
          onChange={setLedgerCase}
          options={CASES.map((value) => ({ value, label: t(`valuation:case.${value}`) }))}
        />
        <Segmented
          aria-label={t('valuation:ledger.shown')}
          value={format}
          onChange={setFormat}
          options={FORMATS.map((value) => ({ value, label: t(`valuation:ledger.${value}`) }))}
        />
        <Segmented
          aria-label={t('valuation:ledger.columns')}
          value={by}
          onChange={setBy}
          options={COLUMNS.map((value) => ({ value, label: t(`valuation:ledger.${value}`) }))}
        />
      </div>
      <p className={styles.reportNote}>
        {t('valuation:ledger.note')}{' '}
        {t(isByPeriod ? 'valuation:ledger.notePeriods' : 'valuation:ledger.noteYears', { day: baseDate })}
        {rates && ` ${rates}`}
      </p>
      <ScrollRegion label={t('valuation:ledger.scroll')} columns={columns.length + 3}>
        <table className={`data-table ${styles.ledgerTable}`}>
          <caption className="visually-hidden">
            {t('valuation:ledger.caption', { name: t(`valuation:case.${ledgerCase}`) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                {t(isByPeriod ? 'valuation:ledger.yearsOf' : 'valuation:ledger.year')}
                {!isExact && ` (${unit.name})`}
              </th>
              <th scope="col" className="number">
                {t('valuation:column.pv')}
              </th>
              <th scope="col" className="number">
                {t('valuation:column.total')}
              </th>
              {columns.map(({ name, title }) => (
                <th key={name} scope="col" className="number" title={title}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, amounts, total, pv }) => (
              <tr key={row} className={row === 'cf' ? styles.ledgerTotal : undefined}>
                <th scope="row">{t(`valuation:ledger.${row}`)}</th>
                <td className="number">{cell(pv)}</td>
                <td className="number">{cell(total)}</td>
                {(isByPeriod ? amounts : byCalendarYear(amounts, baseDate)).map((amount, index) => (
                  <td key={columns[index]!.name} className="number">
                    {cell(amount)}
                  </td>
                ))}
              </tr>
            ))}
            {isByPeriod && (
              <>
                <tr>
                  <th scope="row">{t('valuation:ledger.discountFactor')}</th>
                  <td className="number">{EMPTY_VALUE}</td>
                  <td className="number">{EMPTY_VALUE}</td>
                  {columns.map(({ name }, period) => (
                    <td key={name} className="number">
                      {formatNumber(content.discountFactors[period], 4)}
                    </td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{t('valuation:ledger.discounted')}</th>
                  <td className="number">{EMPTY_VALUE}</td>
                  <td className="number">{cell(sum(discounted))}</td>
                  {columns.map(({ name }, period) => (
                    <td key={name} className="number">
                      {cell(discounted[period] ?? 0)}
                    </td>
                  ))}
                </tr>
              </>
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}
