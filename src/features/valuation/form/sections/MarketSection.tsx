import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { FieldSet } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { RadioField } from '@/shared/form/RadioField'
import { CURRENCIES } from '@/shared/lib/money'
import { DEFAULTS } from '../model/defaults'
import { TARGET_MARKETS, UPTAKE_TYPES } from '../model/options'
import { PatientsToday } from '../fields/PatientsToday'
import { useAsked, useCurrency, useOtherCount } from '../fields/watching'
import { OtherMarketFields } from './OtherMarketFields'
import { Section } from './Section'

export function MarketSection() {
  const { t } = useTranslation('valuationForm')
  const otherCount = useOtherCount()
  return (
    <Section name="market">
      <RadioField
        name="targetMarket"
        options={TARGET_MARKETS.map((value) => ({ value, label: t(`targetMarket.${value}`) }))}
      />
      <RadioField
        name="currency"
        hint={t('hint.currency')}
        options={CURRENCIES.map((value) => ({ value, label: t(`currency.${value}`) }))}
      />
      <LeadMarketFields />
      {Array.from({ length: otherCount }, (_, index) => (
        // Indications of the market follow their place in the list.
        <OtherMarketFields key={index} index={index} />
      ))}
      <ShareFields />
    </Section>
  )
}

function LeadMarketFields() {
  const { t } = useTranslation('valuationForm')
  const asked = useAsked()
  const currency = useCurrency()
  const perYear = { currency, unit: t('unit.perYear', { currency }) }
  const perPatient = { currency, unit: t('unit.perPatient', { currency }) }
  return (
    <FieldSet legend={t('market.lead')}>
      <MoneyField name="marketSize" hint={t('hint.marketSize')} {...perYear} />
      <PercentField name="growth" hint={t('hint.growth')} />
      <MoneyField
        name="annualCostPerPatient"
        hint={t(asked.genericCount ? 'hint.costOfOriginal' : 'hint.cost')}
        {...perPatient}
      />
      <MoneyField name="referenceAnnualCost" hint={<PatientsToday path={[]} />} {...perPatient} />
      <PercentField name="patientPool" hint={t('hint.patientPool')} />
      {asked.currentSales && <MoneyField name="currentSales" hint={t('hint.currentSales')} {...perYear} />}
    </FieldSet>
  )
}

function ShareFields() {
  const { t } = useTranslation('valuationForm')
  const asked = useAsked()
  return (
    <FieldSet legend={t('market.uptakeGroup')}>
      <PercentField name="peakShare" hint={t('hint.peakShare')} />
      {asked.orderOfEntry && (
        <>
          <NumberField
            name="orderOfEntry"
            hint={t('hint.orderOfEntry')}
            placeholder={String(DEFAULTS.orderOfEntry)}
          />
          <NumberField name="entrants" hint={t('hint.entrants')} placeholder="4" />
        </>
      )}
      <ChoiceField
        name="uptake"
        hint={t('hint.uptake')}
        options={UPTAKE_TYPES.map((value) => ({ value, label: t(`uptake.${value}`) }))}
      />
      <NumberField name="peakYear" hint={t('hint.peakYear')} placeholder={String(DEFAULTS.peakYear)} />
    </FieldSet>
  )
}
