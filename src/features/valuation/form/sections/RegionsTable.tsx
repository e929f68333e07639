import { Alert, Button, Flex } from 'antd'
import { use, useState, type ClipboardEvent } from 'react'
import { DayInput } from '@/shared/form/DayInput'
import { Field } from '@/shared/form/Field'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { parseAmount } from '@/shared/lib/typedNumber'
import { useText, type Text } from '@/shared/texts'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { REGIONS, SALES_REGIONS, type RegionName } from '../../engine'
import { PutContext, useCurrency, useFromValues } from '../fields/watching'
import { isFilled } from '../model/applicable'
import {
  filledRegions,
  REGION_AMOUNTS,
  REGION_FIELDS,
  type RegionField,
  type TypedRegions,
} from '../model/regions'
import { pasteRegions } from '../model/regionsPaste'
import { fieldLabel } from '../model/texts'
import styles from './sections.module.css'

interface News {
  texts: string[]
  isWarning: boolean
  /** What stood there, for the one undo. */
  before: TypedRegions
}

/** Cells that are named one by one; the rest is counted. */
const MOST_NAMED = 8

const YEARS: ReadonlySet<RegionField> = new Set(['regionLag', 'dataExclusivityYears', 'lossYears'])

const isAmount = (field: RegionField) => REGION_AMOUNTS.some((each) => each === field)

const regionName = (t: Text, region: RegionName) => t(`valuationForm:region.${region}`)
const rowName = (t: Text, field: RegionField) => t(`valuationForm:field.${field}`)

/** A whole market divided by the regions' parts of the sales of new medicines, the rest for the rest. */
function split(whole: number): TypedRegions {
  const parts = SALES_REGIONS.map((region): number => (region === 'rest' ? 0 : REGIONS[region].salesShare))
  const rest = 1 - parts.reduce((total, part) => total + part, 0)
  return Object.fromEntries(
    SALES_REGIONS.map((region, i) => [
      region,
      { marketSize: String(Number((whole * (region === 'rest' ? rest : parts[i]!)).toPrecision(12))) },
    ]),
  )
}

/** What each region has of its own, one column each; a table can be pasted into it and copied from it. */
export function RegionsTable() {
  const t = useText('valuationForm')
  const put = use(PutContext)
  const regions = useFromValues((values) => (values.regions ?? {}) as TypedRegions)
  const whole = useFromValues(({ marketSize }) =>
    isFilled(marketSize) ? parseAmount(String(marketSize)) : null,
  )
  const [news, setNews] = useState<News | null>(null)
  const gap = t('valuationForm:prefill.listGap')

  function set(next: TypedRegions) {
    const all = Object.fromEntries(SALES_REGIONS.map((region) => [region, next[region] ?? {}]))
    put({ regions: all })
  }

  function change(next: TypedRegions, ...texts: string[]) {
    setNews({ texts, isWarning: texts.length > 1, before: regions })
    set(next)
  }

  function named(texts: string[]) {
    const rest = texts.length - MOST_NAMED
    const more = rest > 0 ? [t('valuationForm:regions.more', { count: rest })] : []
    return [...texts.slice(0, MOST_NAMED), ...more].join(gap)
  }

  function paste(region: RegionName, field: RegionField, event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const pasted = pasteRegions(text, { region, field }, regions, {
      region: (name) => SALES_REGIONS.find((each) => each === name || regionName(t, each) === name),
      field: (name) => REGION_FIELDS.find((each) => each === name || rowName(t, each) === name),
    })
    const { bad, leftOver, count } = pasted
    const refused = bad.map((cell) =>
      t('valuationForm:regions.badCell', {
        region: regionName(t, cell.region),
        field: rowName(t, cell.field),
        text: cell.text.slice(0, 40),
      }),
    )
    change(
      pasted.regions,
      t('valuationForm:regions.pasted', { count }),
      ...(bad.length > 0 ? [t('valuationForm:regions.bad', { cells: named(refused) })] : []),
      ...(leftOver.length > 0
        ? [t('valuationForm:regions.leftOver', { cells: named(leftOver.map((cell) => cell.slice(0, 40))) })]
        : []),
    )
  }

  async function copy() {
    const head = [t('valuationForm:regions.input'), ...SALES_REGIONS.map((region) => regionName(t, region))]
    const rows = REGION_FIELDS.map((field) => [
      rowName(t, field),
      ...SALES_REGIONS.map((region) => String(regions[region]?.[field] ?? '')),
    ])
    await navigator.clipboard.writeText([head, ...rows].map((cells) => cells.join('\t')).join('\n'))
    setNews({ texts: [t('valuationForm:regions.copied')], isWarning: false, before: regions })
  }

  return (
    <div className={styles.regions}>
      <p className={styles.hint}>{t('valuationForm:regions.hint')}</p>
      <Flex gap="small" wrap>
        <Button
          disabled={whole === null}
          onClick={() => change(split(whole!), t('valuationForm:regions.filled'))}
        >
          {t('valuationForm:regions.start')}
        </Button>
        <Button onClick={() => void copy()}>{t('valuationForm:regions.copy')}</Button>
        <Button
          disabled={filledRegions(regions).length === 0}
          onClick={() => change({}, t('valuationForm:regions.cleared'))}
        >
          {t('valuationForm:regions.clear')}
        </Button>
      </Flex>
      {news && (
        <Alert
          className={styles.news}
          type={news.isWarning ? 'warning' : 'info'}
          showIcon
          title={news.texts[0]}
          {...(news.texts.length > 1 && {
            description: news.texts.slice(1).map((text) => <div key={text}>{text}</div>),
          })}
          action={
            <Button
              size="small"
              onClick={() => {
                set(news.before)
                setNews(null)
              }}
            >
              {t('valuationForm:regions.undo')}
            </Button>
          }
        />
      )}
      <ScrollRegion label={t('valuationForm:regions.caption')}>
        <table className={`data-table ${styles.regionTable}`}>
          <caption className="visually-hidden">{t('valuationForm:regions.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('valuationForm:regions.input')}</th>
              {SALES_REGIONS.map((region) => (
                <th key={region} scope="col">
                  {regionName(t, region)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {REGION_FIELDS.map((field) => (
              <tr key={field}>
                <th scope="row">{rowName(t, field)}</th>
                {SALES_REGIONS.map((region) => (
                  <td key={region}>
                    <RegionCell
                      region={region}
                      field={field}
                      onPaste={(event) => paste(region, field, event)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <SumLine regions={regions} whole={whole} />
    </div>
  )
}

interface RegionCellProps {
  region: RegionName
  field: RegionField
  onPaste: (event: ClipboardEvent) => void
}

function RegionCell({ region, field, onPaste }: RegionCellProps) {
  const t = useText('valuationForm')
  const currency = useCurrency()
  const path = ['regions', region, field]
  const named = { 'aria-label': fieldLabel(t, path), onPaste }
  return (
    <Field name={path} label={null}>
      {isAmount(field) ? (
        <MoneyInput {...named} currency={currency} unit={null} />
      ) : field === 'patentExpiry' ? (
        <DayInput aria-label={named['aria-label']} />
      ) : (
        <NumberInput {...named} unit={YEARS.has(field) ? t('valuationForm:unit.years') : '%'} />
      )}
    </Field>
  )
}

/** What the regions' markets add up to, beside the whole one. */
function SumLine({ regions, whole }: { regions: TypedRegions; whole: number | null }) {
  const t = useText('valuationForm')
  const money = useShortMoney()
  const currency = useCurrency()
  const sizes = SALES_REGIONS.flatMap((region) => {
    const typed = regions[region]?.marketSize
    const size = isFilled(typed) ? parseAmount(String(typed)) : null
    return size === null ? [] : [size]
  })
  if (sizes.length === 0) return null
  const sum = money(
    sizes.reduce((total, size) => total + size, 0),
    currency,
  )
  return (
    <p className={styles.hint} role="status">
      {whole === null
        ? t('valuationForm:regions.sumOnly', { sum })
        : t('valuationForm:regions.sum', { sum, whole: money(whole, currency) })}
    </p>
  )
}
