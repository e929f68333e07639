import { Alert, Button, Flex, Form, Input, Select } from 'antd'
import { use, useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { DRUG_TYPES } from '@/entities/drugTypes'
import { DayInput } from '@/shared/form/DayInput'
import { Field } from '@/shared/form/Field'
import { valueAt, type FieldPath } from '@/shared/form/fieldPath'
import { UNFOLD } from '@/shared/form/focusField'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { isFilled } from '@/shared/form/validation'
import { parseAmount, parseNumber } from '@/shared/lib/parseNumber'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { REGIONS, SALES_REGIONS, type RegionName } from '../../engine'
import { SetValuesContext, useCurrency, useFromValues } from '../fields/useValuationValues'
import { modalityClassOf, regionalExclusivity } from '../model/exclusivityInput'
import { EXCLUSIVITIES } from '../model/formOptions'
import { LOSS_LAWS, typedLaw, type LossLawName } from '../model/lossLaws'
import {
  filledRegions,
  isRegionAmount,
  REGION_FIELDS,
  REGION_GROUPS,
  type RegionField,
  type RegionGroup,
  type TypedRegions,
} from '../model/regions'
import { withPasted, type PastedCell } from '../model/pasteRegions'
import { regionName } from '../model/regionTexts'
import type { FormValues } from '../model/valuationSchema'
import { fieldLabel } from '../model/formTexts'
import { LossLawChoice } from './LossLawChoice'
import { PastePreview, type PastedTable } from './PastePreview'
import styles from './sections.module.css'

interface TableNotice {
  text: string
  before: TypedRegions
}

const YEAR_FIELDS: ReadonlySet<RegionField> = new Set([
  'regionLag',
  'dataExclusivityYears',
  'tailYears',
  'salesForceLead',
  'lossYears',
])

const GROUPS = Object.keys(REGION_GROUPS) as RegionGroup[]

const rowName = (t: TFunction, field: RegionField) => t(`valuationForm:field.${field}`)

/**
 * Splits a market by the regions' shares in the sales of new medicines; the remainder goes to the rest of the world.
 */
function splitMarket(totalSize: number): TypedRegions {
  const parts = SALES_REGIONS.map((region): number => (region === 'rest' ? 0 : REGIONS[region].salesShare))
  const rest = 1 - parts.reduce((total, part) => total + part, 0)
  return Object.fromEntries(
    SALES_REGIONS.map((region, i) => [
      region,
      { marketSize: String(Number((totalSize * (region === 'rest' ? rest : parts[i]!)).toPrecision(12))) },
    ]),
  )
}

/** Every field of every region, because fields missing in a change of the form keep their value. */
const allFields = (regions: TypedRegions) =>
  Object.fromEntries(
    SALES_REGIONS.map((region) => [
      region,
      Object.fromEntries(REGION_FIELDS.map((field) => [field, regions[region]?.[field]])),
    ]),
  )

/** Region that is visible where there is room for only one; following a link to a field switches to its region. */
function useShownRegion() {
  const [shown, setShown] = useState<RegionName>(SALES_REGIONS[0])
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const element = table.current
    function show(event: Event) {
      const column = (event.target as Element).closest<HTMLElement>('[data-region]')
      const region = SALES_REGIONS.find((each) => each === column?.dataset.region)
      if (!column || !region) return
      // The field gets the focus before the next render.
      column.removeAttribute('data-aside')
      setShown(region)
    }
    element?.addEventListener(UNFOLD, show)
    return () => element?.removeEventListener(UNFOLD, show)
  }, [])
  return { shown, setShown, table }
}

/**
 * Terms of each region of an indication, in a column each; a table can be pasted into it and copied from it. `of` is
 * the path of the indication in the form.
 */
export function RegionsTable({ of }: { of: FieldPath }) {
  const t = useTranslations('valuationForm')
  const setValues = use(SetValuesContext)
  const form = Form.useFormInstance<FormValues>()
  const regions = useFromValues((values) => (valueAt(values, [...of, 'regions']) ?? {}) as TypedRegions)
  const totalSize = useFromValues((values) => {
    const size = valueAt(values, [...of, 'marketSize'])
    return isFilled(size) ? parseAmount(String(size)) : null
  })
  const hasLossYears = useFromValues(({ lossYears }) => isFilled(lossYears))
  const [notice, setNotice] = useState<TableNotice | null>(null)
  const [pasted, setPasted] = useState<PastedTable | null>(null)
  const { shown, setShown, table } = useShownRegion()

  function set(next: TypedRegions) {
    const all = { regions: allFields(next) }
    if (of.length === 0) return setValues(all)
    const { otherIndications } = form.getFieldsValue(true) as FormValues
    setValues({
      otherIndications: (otherIndications ?? []).map((other, index) =>
        index === of[1] ? { ...other, ...all } : other,
      ),
    })
  }

  function change(next: TypedRegions, text: string) {
    setNotice({ text, before: regions })
    set(next)
  }

  function paste(region: RegionName, field: RegionField, event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    setPasted({ text, from: { region, field } })
  }

  function take(cells: readonly PastedCell[]) {
    setPasted(null)
    change(withPasted(regions, cells), t('valuationForm:regions.pasted', { count: cells.length }))
  }

  function fillLaw(law: LossLawName, message: string) {
    const { region } = LOSS_LAWS[law]
    change({ ...regions, [region]: { ...regions[region], ...typedLaw(law, hasLossYears) } }, message)
  }

  async function copy() {
    const head = [t('valuationForm:regions.input'), ...SALES_REGIONS.map((region) => regionName(t, region))]
    const rows = REGION_FIELDS.map((field) => [
      rowName(t, field),
      ...SALES_REGIONS.map((region) => String(regions[region]?.[field] ?? '')),
    ])
    await navigator.clipboard.writeText([head, ...rows].map((cells) => cells.join('\t')).join('\n'))
    setNotice({ text: t('valuationForm:regions.copied'), before: regions })
  }

  const placed = (region: RegionName) => ({
    'data-region': region,
    'data-aside': region === shown ? undefined : '',
  })

  return (
    <div className={styles.regions}>
      <p className={styles.hint}>{t('valuationForm:regions.hint')}</p>
      <Flex gap="small" wrap>
        <Button
          disabled={totalSize === null}
          onClick={() => change(splitMarket(totalSize!), t('valuationForm:regions.filled'))}
        >
          {t('valuationForm:regions.start')}
        </Button>
        <LossLawChoice
          isDisabled={(law) => !isFilled(regions[LOSS_LAWS[law].region]?.marketSize)}
          onChoose={fillLaw}
        />
        <Button onClick={() => void copy()}>{t('valuationForm:regions.copy')}</Button>
        <Button
          disabled={filledRegions(regions).length === 0}
          onClick={() => change({}, t('valuationForm:regions.cleared'))}
        >
          {t('valuationForm:regions.clear')}
        </Button>
      </Flex>
      {notice && (
        <Alert
          className={styles.news}
          type="info"
          showIcon
          title={notice.text}
          action={
            <Button
              size="small"
              onClick={() => {
                set(notice.before)
                setNotice(null)
              }}
            >
              {t('valuationForm:regions.undo')}
            </Button>
          }
        />
      )}
      <Select
        className={styles.shownRegion}
        aria-label={t('valuationForm:regions.shown')}
        value={shown}
        options={SALES_REGIONS.map((value) => ({ value, label: regionName(t, value) }))}
        onChange={setShown}
      />
      <ScrollRegion label={t('valuationForm:regions.caption')}>
        <table ref={table} className={`data-table ${styles.regionTable}`}>
          <caption className="visually-hidden">{t('valuationForm:regions.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('valuationForm:regions.input')}</th>
              {SALES_REGIONS.map((region) => (
                <th key={region} scope="col" {...placed(region)}>
                  {regionName(t, region)}
                </th>
              ))}
            </tr>
          </thead>
          {GROUPS.map((group) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={SALES_REGIONS.length + 1} className={styles.regionGroup}>
                  {t(`valuationForm:regions.group.${group}`)}
                </th>
              </tr>
              {REGION_GROUPS[group].map((field) => (
                <tr key={field}>
                  <th scope="row">{rowName(t, field)}</th>
                  {SALES_REGIONS.map((region) => (
                    <td key={region} {...placed(region)}>
                      <RegionCell
                        path={[...of, 'regions', region, field]}
                        field={field}
                        onPaste={(event) => paste(region, field, event)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      <SumLine regions={regions} totalSize={totalSize} />
      {pasted && <PastePreview {...pasted} onTake={take} onCancel={() => setPasted(null)} />}
    </div>
  )
}

function unitOf(t: TFunction, field: RegionField): string | null {
  if (field === 'peakYear') return null
  return YEAR_FIELDS.has(field) ? t('valuationForm:unit.years') : '%'
}

interface RegionCellProps {
  path: FieldPath
  field: RegionField
  onPaste: (event: ClipboardEvent) => void
}

function RegionCell({ path, field, onPaste }: RegionCellProps) {
  const t = useTranslations('valuationForm')
  const currency = useCurrency()
  const named = { 'aria-label': fieldLabel(t, path), onPaste }
  if (field === 'dataExclusivityYears') return <ExclusivityCell path={path} onPaste={onPaste} />
  return (
    <Field name={path} label={null}>
      {isRegionAmount(field) ? (
        <MoneyInput {...named} currency={currency} unit={null} />
      ) : field === 'patentExpiry' ? (
        <DayInput aria-label={named['aria-label']} />
      ) : field === 'retention' || field === 'uptakeByYear' ? (
        <Input {...named} autoComplete="off" placeholder={t(`valuationForm:regions.${field}Example`)} />
      ) : (
        <NumberInput {...named} unit={unitOf(t, field)} />
      )}
    </Field>
  )
}

/** Typed years of data exclusivity; while empty, the region's default and its law are shown. */
function ExclusivityCell({ path, onPaste }: Omit<RegionCellProps, 'field'>) {
  const t = useTranslations('valuationForm')
  const of = path.slice(0, -3)
  const region = path.at(-2) as RegionName
  const byDefault = useFromValues((values) =>
    isFilled(valueAt(values, path)) ? '' : defaultText(t, values, of, region),
  )
  return (
    <>
      <Field name={path} label={null}>
        <NumberInput
          aria-label={fieldLabel(t, path)}
          onPaste={onPaste}
          unit={t('valuationForm:unit.years')}
        />
      </Field>
      {byDefault && <span className={styles.law}>{byDefault}</span>}
    </>
  )
}

function defaultText(t: TFunction, values: FormValues, of: FieldPath, region: RegionName): string {
  const dataExclusivity = EXCLUSIVITIES.find((preset) => preset === values.dataExclusivity)
  const drugType = DRUG_TYPES.find((type) => type === values.drugType)
  if (!dataExclusivity || !drugType) return ''
  const dataExclusivityYears = parseNumber(values.dataExclusivityYears ?? '') ?? undefined
  const { years, source } = regionalExclusivity({ dataExclusivity, dataExclusivityYears }, region, {
    modalityClass: modalityClassOf({ drugType }),
    isRare: valueAt(values, [...of, 'isRare']) === true,
  })
  if (source === 'user') return t('valuationForm:regions.asChosen', { count: years })
  return source === 'default'
    ? t('valuationForm:regions.noLaw')
    : t('valuationForm:regions.byLaw', { source: t(`valuationForm:source.${source}`), count: years })
}

function SumLine({ regions, totalSize }: { regions: TypedRegions; totalSize: number | null }) {
  const t = useTranslations('valuationForm')
  const money = useFormatMoney()
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
      {totalSize === null
        ? t('valuationForm:regions.sumOnly', { sum })
        : t('valuationForm:regions.sum', { sum, whole: money(totalSize, currency) })}
    </p>
  )
}
