import { Suspense } from 'react'
import { SelectField } from '@/shared/form/SelectField'
import type { FieldPath } from '@/shared/form/fieldPath'
import { FieldSet } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { RadioField } from '@/shared/form/RadioField'
import { TextField } from '@/shared/form/textFields'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { DEFAULTS } from '../model/formDefaults'
import { TARGET_MARKETS, UPTAKE_TYPES } from '../model/formOptions'
import { needsShare } from '../model/formRules'
import { PatientsToday } from '../fields/PatientsToday'
import { useVisibleFields, useCurrency, useFromValues, useOtherCount } from '../fields/useValuationValues'
import { OtherMarketFields } from './OtherMarketFields'
import { OptionalFields } from './OptionalFields'
import { RegionsField } from './RegionsField'
import { Section } from './Section'
import styles from './sections.module.css'

const PatientsBuilder = lazyWithRetry(async () => ({
  default: (await import('./PatientsBuilder')).PatientsBuilder,
}))

// Lazy: most forms have no such rows.
const PriceEvents = lazyWithRetry(async () => ({ default: (await import('./PriceEvents')).PriceEvents }))

export function MarketSection() {
  const t = useTranslations('valuationForm')
  const otherCount = useOtherCount()
  return (
    <Section name="market">
      <RadioField
        name="targetMarket"
        options={TARGET_MARKETS.map((value) => ({ value, label: t(`valuationForm:targetMarket.${value}`) }))}
      />
      <RadioField
        name="currency"
        hint={t('valuationForm:hint.currency')}
        options={CONVERTIBLE_CURRENCIES.map((value) => ({
          value,
          label: t(`valuationForm:currency.${value}`),
        }))}
      />
      <LeadMarketFields />
      {Array.from({ length: otherCount }, (_, index) => (
        // Markets follow the indications by index.
        <OtherMarketFields key={index} index={index} />
      ))}
      <ShareFields />
      <Suspense fallback={<div className={styles.rows} />}>
        <PriceEvents />
      </Suspense>
    </Section>
  )
}

const PATIENTS = ['patients']
const LEAD: FieldPath = []

function LeadMarketFields() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  const currency = useCurrency()
  const perYear = { currency, unit: t('valuationForm:unit.perYear', { currency }) }
  const perPatient = { currency, unit: t('valuationForm:unit.perPatient', { currency }) }
  return (
    <FieldSet legend={t('valuationForm:market.lead')}>
      <MoneyField name="marketSize" hint={t('valuationForm:hint.marketSize')} {...perYear} />
      <PercentField name="growth" hint={t('valuationForm:hint.growth')} />
      <MoneyField
        name="annualCostPerPatient"
        hint={t(visible.genericCount ? 'valuationForm:hint.costOfOriginal' : 'valuationForm:hint.cost')}
        {...perPatient}
      />
      <MoneyField name="referenceAnnualCost" hint={<PatientsToday path={[]} />} {...perPatient} />
      <PercentField name="patientPool" hint={t('valuationForm:hint.patientPool')} />
      {visible.currentSales && (
        <MoneyField name="currentSales" hint={t('valuationForm:hint.currentSales')} {...perYear} />
      )}
      <OptionalFields title={t('valuationForm:patients.open')} holds={PATIENTS}>
        <Suspense>
          <PatientsBuilder />
        </Suspense>
      </OptionalFields>
      <RegionsField of={LEAD} />
    </FieldSet>
  )
}

function ShareFields() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  return (
    <FieldSet legend={t('valuationForm:market.uptakeGroup')}>
      <PercentField
        name="peakShare"
        hint={t('valuationForm:hint.peakShare')}
        isRequired={useFromValues(needsShare)}
      />
      {visible.orderOfEntry && (
        <>
          <NumberField
            name="orderOfEntry"
            hint={t('valuationForm:hint.orderOfEntry')}
            placeholder={String(DEFAULTS.orderOfEntry)}
          />
          <NumberField name="entrants" hint={t('valuationForm:hint.entrants')} placeholder="4" />
        </>
      )}
      <SelectField
        name="uptake"
        hint={t('valuationForm:hint.uptake')}
        options={UPTAKE_TYPES.map((value) => ({ value, label: t(`valuationForm:uptake.${value}`) }))}
      />
      {visible.peakYear && (
        <NumberField
          name="peakYear"
          hint={t('valuationForm:hint.peakYear')}
          placeholder={String(DEFAULTS.peakYear)}
        />
      )}
      {visible.uptakeByYear && (
        <TextField name="uptakeByYear" hint={t('valuationForm:hint.uptakeByYear')} isRequired />
      )}
    </FieldSet>
  )
}
