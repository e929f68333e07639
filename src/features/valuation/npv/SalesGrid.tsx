import { Alert, Button, Flex, Form, Select } from 'antd'
import { useId, useMemo, useState, type ClipboardEvent } from 'react'
import { addYears } from '@/shared/lib/dates'
import { PASTED_UNITS } from '@/shared/lib/parseNumber'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { Field } from '@/shared/form/Field'
import { FormGroup } from '@/shared/form/FormGroup'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { yearFrac } from '../engine'
import { checkNpv } from './npvBody'
import { modelledSales } from './npvValuation'
import styles from './npv.module.css'
import { isTable, readPaste } from './pasteSales'
import { SALES_YEARS } from './salesEntry'
import { parseValidFields, type NpvValues } from './npvSchema'
import { fieldLabel } from './npvTexts'
import { useCurrency, useNpvText, useNpvValues } from './useNpvValues'

const YEARS = Array.from({ length: SALES_YEARS }, (_, year) => year)

type Sales = NpvValues['sales']

interface GridNotice {
  texts: string[]
  isWarning: boolean
  before: Sales
}

interface SalesGridProps {
  /** Sets the years' sales as if the user had typed them. */
  onTyped: (sales: Sales) => void
}

/** Sales of the years after launch: modelled values, which the user can override by typing or pasting. */
export function SalesGrid({ onTyped }: SalesGridProps) {
  const t = useNpvText()
  const form = Form.useFormInstance<NpvValues>()
  const currency = useCurrency()
  const [unit, setUnit] = useState<number>(1)
  const [notice, setNotice] = useState<GridNotice | null>(null)
  const unitId = useId()
  const hasTyped = useNpvValues(({ sales }) => (sales ?? []).some(Boolean))
  const isPast = useNpvValues((values) => {
    const { baseDate, launchDate } = parseValidFields(values)
    return Boolean(baseDate && launchDate && yearFrac(launchDate, baseDate) >= SALES_YEARS)
  })

  const completeForm = useNpvValues((values) => checkNpv(values).body)
  const modelled = useMemo(() => completeForm && modelledSales(completeForm), [completeForm])

  const current = (): Sales => form.getFieldValue('sales') as Sales

  function paste(year: number, event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    const before = current()
    const { cells, bad, leftOver } = readPaste(text, year, currency, unit)
    onTyped(YEARS.map((each) => cells[each - year] ?? before?.[each] ?? ''))
    const texts = [t('valuationNpv:grid.pasted', { count: cells.length })]
    const gap = t('valuation:listGap')
    if (bad.length > 0) {
      const named = bad.map((index) =>
        t('valuationNpv:grid.badCell', { year: year + index + 1, text: cells[index] }),
      )
      texts.push(t('valuationNpv:grid.bad', { cells: named.join(gap) }))
    }
    if (leftOver.length > 0) texts.push(t('valuationNpv:grid.leftOver', { cells: leftOver.join(gap) }))
    setNotice({ texts, isWarning: texts.length > 1, before })
  }

  function clear() {
    setNotice({ texts: [t('valuationNpv:grid.cleared')], isWarning: false, before: current() })
    onTyped([])
  }

  function undo({ before }: GridNotice) {
    onTyped(before ?? [])
    setNotice(null)
  }

  return (
    <FormGroup title={t('valuationNpv:section.grid')}>
      <p className={styles.hint}>{t('valuationNpv:grid.note', { currency })}</p>
      {isPast && <p>{t('valuationNpv:grid.past')}</p>}
      <Flex gap="small" align="center" wrap className={styles.gridTools}>
        <label htmlFor={unitId}>{t('valuationNpv:grid.unit')}</label>
        <Select
          id={unitId}
          value={unit}
          onChange={setUnit}
          popupMatchSelectWidth={false}
          options={PASTED_UNITS.map((value) => ({ value, label: t(`valuationNpv:grid.units.${value}`) }))}
        />
        <Button disabled={!hasTyped} onClick={clear}>
          {t('valuationNpv:grid.clear')}
        </Button>
      </Flex>
      {notice && (
        <Alert
          className="list-note"
          type={notice.isWarning ? 'warning' : 'info'}
          showIcon
          title={notice.texts[0]}
          description={notice.texts.slice(1).map((text) => (
            <div key={text}>{text}</div>
          ))}
          action={
            <Button size="small" onClick={() => undo(notice)}>
              {t('valuationNpv:grid.undo')}
            </Button>
          }
        />
      )}
      <ScrollRegion label={t('valuationNpv:grid.caption')}>
        <table className={`data-table ${styles.grid}`}>
          <caption className="visually-hidden">{t('valuationNpv:grid.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('valuationNpv:grid.year')}</th>
              <th scope="col" className="number">
                {t('valuationNpv:grid.modelled')}
              </th>
              <th scope="col">{t('valuationNpv:grid.typed')}</th>
            </tr>
          </thead>
          <tbody>
            {YEARS.map((year) => (
              <SalesRow
                key={year}
                year={year}
                modelled={modelled?.[year] ?? null}
                onPaste={(event) => paste(year, event)}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <details className={styles.mapping}>
        <summary>{t('valuationNpv:grid.mappingTitle')}</summary>
        <p className={styles.hint}>{t('valuationNpv:grid.mapping')}</p>
      </details>
    </FormGroup>
  )
}

const monthOf = (launch: string, year: number) => addYears(launch, year).slice(0, 7)

interface SalesRowProps {
  /** 0 is the first year after launch. */
  year: number
  modelled: number | null
  onPaste: (event: ClipboardEvent) => void
}

function SalesRow({ year, modelled, onPaste }: SalesRowProps) {
  const t = useNpvText()
  const currency = useCurrency()
  const launch = useNpvValues((values) => parseValidFields(values).launchDate ?? null)
  return (
    <tr>
      <th scope="row">
        {t('valuationNpv:grid.yearNumber', { year: year + 1 })}
        {launch && (
          <span className={styles.note}>{t('valuationNpv:grid.from', { month: monthOf(launch, year) })}</span>
        )}
      </th>
      <td className="number">
        <MoneyText amount={modelled} currency={currency} />
      </td>
      <td>
        <Field name={['sales', year]} label={null}>
          <MoneyInput
            aria-label={fieldLabel(t, ['sales', year])}
            currency={currency}
            unit={null}
            onPaste={onPaste}
          />
        </Field>
      </td>
    </tr>
  )
}
