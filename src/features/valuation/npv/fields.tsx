import { Form, Input, Radio, Select } from 'antd'
import dayjs from 'dayjs'
import { CatalogPicker } from '@/shared/domain/catalog/CatalogPicker'
import type { CatalogEntry } from '@/shared/domain/catalog/api'
import { today } from '@/shared/lib/dates'
import { CURRENCIES, formatPercent } from '@/shared/lib/money'
import { DayInput } from '@/shared/form/DayInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { AREAS, RETENTION } from '../engine'
import { PatientsToday } from '../form/fields/PatientsToday'
import { usePickerTexts } from '../form/fields/pickers'
import { MAX_YEARS_AHEAD } from '../form/model/rules'
import { FieldGrid } from '../form/sections/Section'
import { PROBABILITY, suggestedWacc } from './defaults'
import { MAX_YEARS_TO_LAUNCH, RETENTION_CLASSES } from './schema'
import { Section } from './Section'
import { useAsked, useCurrency, useField, useNpvText } from './useField'

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
  const field = useField()
  return (
    <Section name="product">
      <FieldGrid>
        <Form.Item {...field('name', t('valuationForm:hint.words'))} required>
          <Input autoComplete="off" maxLength={80} />
        </Form.Item>
        <Form.Item {...field('product', t('hint.product'))}>
          <ProductPicker />
        </Form.Item>
        <Form.Item {...field('currency', t('valuationForm:hint.currency'))} required>
          <Radio.Group
            aria-label={t('field.currency')}
            options={CURRENCIES.map((value) => ({ value, label: t(`valuationForm:currency.${value}`) }))}
          />
        </Form.Item>
      </FieldGrid>
    </Section>
  )
}

export function TimeFields() {
  const t = useNpvText()
  const field = useField()
  const asked = useAsked()
  const currency = useCurrency()
  const latest = dayjs(today()).add(MAX_YEARS_AHEAD, 'year').format('YYYY-MM-DD')
  const published = Number((AREAS.all.pos[3] * 100).toFixed(1))
  return (
    <Section name="time">
      <FieldGrid>
        <Form.Item {...field('baseDate', t('valuationForm:hint.baseDate'))} required>
          <DayInput earliest={today()} latest={latest} />
        </Form.Item>
        <Form.Item {...field('launchDate', t('hint.launchDate', { years: MAX_YEARS_TO_LAUNCH }))} required>
          <DayInput />
        </Form.Item>
        {asked.probability && (
          <Form.Item {...field('probability', t('hint.probability', { published }))}>
            <NumberInput unit={t('valuationForm:unit.percent')} placeholder={String(PROBABILITY)} />
          </Form.Item>
        )}
        {asked.remainingCost && (
          <Form.Item {...field('remainingCost', t('hint.remainingCost'))}>
            <NumberInput currency={currency} unit={currency} placeholder="0" />
          </Form.Item>
        )}
        <Form.Item
          {...field('retention', t(asked.lossOfExclusivity ? 'hint.retention' : 'hint.retentionGeneric'))}
          required
        >
          <Select options={RETENTION_CLASSES.map((value) => ({ value, label: retentionName(value) }))} />
        </Form.Item>
        {asked.lossOfExclusivity && (
          <Form.Item {...field('lossOfExclusivity', t('hint.lossOfExclusivity'))} required>
            <DayInput />
          </Form.Item>
        )}
      </FieldGrid>
    </Section>
  )

  function retentionName(value: (typeof RETENTION_CLASSES)[number]) {
    const kept = value === 'generic' ? '' : RETENTION[value].map((part) => formatPercent(part, 0)).join(' / ')
    return t(`retention.${value}`, { kept })
  }
}

export function MarketFields() {
  const t = useNpvText()
  const field = useField()
  const asked = useAsked()
  const currency = useCurrency()
  const perYear = t('valuationForm:unit.perYear', { currency })
  return (
    <Section name="market">
      <FieldGrid>
        <Form.Item {...field('marketSize', t('valuationForm:hint.marketSize'))} required>
          <NumberInput currency={currency} unit={perYear} />
        </Form.Item>
        <Form.Item {...field('growth', t('hint.growth'))} required>
          <NumberInput unit={t('valuationForm:unit.percent')} />
        </Form.Item>
        <Form.Item {...field('annualCostPerPatient', t('valuationForm:hint.cost'))} required>
          <NumberInput currency={currency} unit={t('valuationForm:unit.perPatient', { currency })} />
        </Form.Item>
        <Form.Item {...field('referenceAnnualCost', <PatientsToday path={[]} />)}>
          <NumberInput currency={currency} unit={t('valuationForm:unit.perPatient', { currency })} />
        </Form.Item>
        <Form.Item {...field('patientPool', t('valuationForm:hint.patientPool'))} required>
          <NumberInput isInteger unit={t('valuationForm:unit.percent')} />
        </Form.Item>
        <Form.Item {...field('peakShare', t('hint.peakShare'))} required>
          <NumberInput unit={t('valuationForm:unit.percent')} />
        </Form.Item>
        <Form.Item {...field('peakYear', t('hint.peakYear'))} required>
          <NumberInput isInteger />
        </Form.Item>
        {asked.currentSales && (
          <Form.Item {...field('currentSales', t('hint.currentSales'))}>
            <NumberInput currency={currency} unit={perYear} placeholder={t('valuationForm:optional')} />
          </Form.Item>
        )}
      </FieldGrid>
    </Section>
  )
}

export function CostFields() {
  const t = useNpvText()
  const field = useField()
  const suggested = suggestedWacc(useAsked().probability ? 'upcoming' : 'listed')
  const percent = t('valuationForm:unit.percent')
  return (
    <Section name="costs">
      <FieldGrid>
        <Form.Item {...field('cogs', t('valuationForm:hint.cogs'))} required>
          <NumberInput unit={percent} />
        </Form.Item>
        <Form.Item {...field('sga', t('valuationForm:hint.sga'))} required>
          <NumberInput unit={percent} />
        </Form.Item>
        <Form.Item {...field('wacc', t('hint.wacc', { suggested }))} required>
          <NumberInput unit={percent} />
        </Form.Item>
        <Form.Item {...field('tax', t('valuationForm:hint.tax'))}>
          <NumberInput unit={percent} placeholder="0" />
        </Form.Item>
      </FieldGrid>
    </Section>
  )
}
