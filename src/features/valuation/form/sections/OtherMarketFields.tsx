import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import { FieldSet } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { PercentField } from '@/shared/form/NumberField'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { FieldName } from '../model/texts'
import { PatientsToday } from '../fields/PatientsToday'
import { useAsked, useCurrency, useFromValues } from '../fields/watching'
import { Regions } from './Regions'

/** The market of a further indication; what is left empty is as in the preferred one. */
export function OtherMarketFields({ index }: { index: number }) {
  const t = useTranslations('valuationForm')
  const language = useLanguage()
  const asked = useAsked()
  const currency = useCurrency()
  const entry = useFromValues(
    ({ otherIndications }) => (otherIndications?.[index]?.indication ?? null) as CatalogEntry | null,
  )
  const own = (name: FieldName) => ({
    name: ['otherIndications', index, name],
    label: t(`valuationForm:field.${name}`),
  })
  const perYear = { currency, unit: t('valuationForm:unit.perYear', { currency }) }
  const perPatient = { currency, unit: t('valuationForm:unit.perPatient', { currency }) }
  const asLead = t('valuationForm:hint.fromLead')
  const name = entry && (language === 'zh' ? entry.nameZh : entry.nameEn)
  return (
    <FieldSet
      legend={
        <>
          {t('valuationForm:other.title', { number: index + 1 })}
          {name && ` · ${name}`}
        </>
      }
    >
      <MoneyField {...own('marketSize')} hint={t('valuationForm:hint.marketSize')} {...perYear} />
      <PercentField {...own('growth')} hint={asLead} />
      <MoneyField {...own('annualCostPerPatient')} hint={asLead} {...perPatient} />
      <MoneyField
        {...own('referenceAnnualCost')}
        hint={<PatientsToday path={['otherIndications', index]} />}
        {...perPatient}
      />
      <PercentField {...own('patientPool')} hint={asLead} />
      <PercentField {...own('peakShare')} hint={asLead} />
      {asked.currentSales && (
        <MoneyField {...own('currentSales')} hint={t('valuationForm:hint.currentSales')} {...perYear} />
      )}
      <Regions of={['otherIndications', index]} />
    </FieldSet>
  )
}
