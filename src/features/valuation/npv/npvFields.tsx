import dayjs from 'dayjs'
import { CatalogPicker } from '@/entities/catalog/CatalogPicker'
import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { DayInput } from '@/shared/form/DayInput'
import { Field } from '@/shared/form/Field'
import { TextField } from '@/shared/form/textFields'
import { FormGroup } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { NumberInput } from '@/shared/form/NumberInput'
import { RadioField } from '@/shared/form/RadioField'
import { RowsField } from '@/shared/form/RowsField'
import { today } from '@/shared/lib/dates'
import { CONVERTIBLE_CURRENCIES, formatPercent } from '@/shared/lib/money'
import { AREAS, RETENTION } from '../engine'
import { PatientsToday } from '../form/fields/PatientsToday'
import { usePickerTexts } from '../form/fields/catalogPickers'
import { MAX_YEARS_AHEAD } from '../form/model/formRules'
import { MAX_YEARS_TO_LAUNCH } from './npvBody'
import { DEFAULT_PROBABILITY, suggestedWacc } from './npvDefaults'
import styles from './npv.module.css'
import { RETENTION_CLASSES } from './npvSchema'
import { useVisibleFields, useCurrency, useNpvText } from './useNpvValues'

interface ProductPickerProps {
  id?: string
  value?: CatalogEntry
  onChange?: (value: CatalogEntry | undefined) => void
  onBlur?: () => void
}

function ProductPicker({ value, onChange, ...picker }: ProductPickerProps) {
  return (
    <CatalogPicker
      {...picker}
      mode="drug"
      texts={usePickerTexts()}
      value={value ? [value] : []}
      onChange={([entry]) => onChange?.(entry)}
    />
  )
}

export function ProductFields() {
  const t = useNpvText()
  return (
    <FormGroup title={t('valuationNpv:section.product')}>
      <TextField name="name" hint={t('valuationForm:hint.words')} />
      <Field name="product" hint={t('valuationNpv:hint.product')}>
        <ProductPicker />
      </Field>
      <RadioField
        name="currency"
        hint={t('valuationForm:hint.currency')}
        options={CONVERTIBLE_CURRENCIES.map((value) => ({
          value,
          label: t(`valuationForm:currency.${value}`),
        }))}
      />
    </FormGroup>
  )
}

export function TimeFields() {
  const t = useNpvText()
  const visible = useVisibleFields()
  const currency = useCurrency()
  const latest = dayjs(today()).add(MAX_YEARS_AHEAD, 'year').format('YYYY-MM-DD')
  const published = Number((AREAS.all.pos[3] * 100).toFixed(1))
  return (
    <FormGroup title={t('valuationNpv:section.time')}>
      <DayField name="baseDate" hint={t('valuationForm:hint.baseDate')} earliest={today()} latest={latest} />
      <DayField name="launchDate" hint={t('valuationNpv:hint.launchDate', { years: MAX_YEARS_TO_LAUNCH })} />
      {visible.probability && (
        <PercentField
          name="probability"
          hint={t('valuationNpv:hint.probability', { published })}
          placeholder={String(DEFAULT_PROBABILITY)}
        />
      )}
      {visible.remainingCost && (
        <MoneyField
          name="remainingCost"
          hint={t('valuationNpv:hint.remainingCost')}
          currency={currency}
          placeholder="0"
        />
      )}
      <SelectField
        name="retention"
        hint={t(
          visible.lossOfExclusivity ? 'valuationNpv:hint.retention' : 'valuationNpv:hint.retentionGeneric',
        )}
        options={RETENTION_CLASSES.map((value) => ({ value, label: retentionName(value) }))}
      />
      {visible.lossOfExclusivity && (
        <DayField name="lossOfExclusivity" isRequired hint={t('valuationNpv:hint.lossOfExclusivity')} />
      )}
    </FormGroup>
  )

  function retentionName(value: (typeof RETENTION_CLASSES)[number]) {
    const remainingShares =
      value === 'generic' ? '' : RETENTION[value].map((part) => formatPercent(part, 0)).join(' / ')
    return t(`valuationNpv:retention.${value}`, { kept: remainingShares })
  }
}

export function MarketFields() {
  const t = useNpvText()
  const visible = useVisibleFields()
  const currency = useCurrency()
  const perYear = { currency, unit: t('valuationForm:unit.perYear', { currency }) }
  const perPatient = { currency, unit: t('valuationForm:unit.perPatient', { currency }) }
  return (
    <FormGroup title={t('valuationNpv:section.market')}>
      <MoneyField name="marketSize" hint={t('valuationForm:hint.marketSize')} {...perYear} />
      <PercentField name="growth" hint={t('valuationNpv:hint.growth')} />
      <MoneyField name="annualCostPerPatient" hint={t('valuationForm:hint.cost')} {...perPatient} />
      <MoneyField name="referenceAnnualCost" hint={<PatientsToday path={[]} />} {...perPatient} />
      <PercentField name="patientPool" hint={t('valuationForm:hint.patientPool')} />
      <PercentField name="peakShare" hint={t('valuationNpv:hint.peakShare')} />
      <NumberField name="peakYear" hint={t('valuationNpv:hint.peakYear')} />
      {visible.currentSales && (
        <MoneyField name="currentSales" hint={t('valuationNpv:hint.currentSales')} {...perYear} />
      )}
    </FormGroup>
  )
}

export function CostFields() {
  const t = useNpvText()
  const suggested = suggestedWacc(useVisibleFields().probability ? 'upcoming' : 'listed')
  return (
    <FormGroup title={t('valuationNpv:section.costs')}>
      <PercentField name="cogs" hint={t('valuationForm:hint.cogs')} />
      <PercentField name="sga" hint={t('valuationForm:hint.sga')} />
      <PercentField name="wacc" hint={t('valuationNpv:hint.wacc', { suggested })} />
      <PercentField name="tax" hint={t('valuationForm:hint.tax')} placeholder="0" />
    </FormGroup>
  )
}

export function PriceEvents() {
  const t = useNpvText()
  return (
    <FormGroup title={t('valuationNpv:section.events')}>
      <p className={styles.hint}>{t('valuationNpv:events.note')}</p>
      <RowsField
        name="priceEvents"
        cells={{ date: <DayInput />, factor: <NumberInput unit={t('valuationNpv:events.factorUnit')} /> }}
      />
    </FormGroup>
  )
}
