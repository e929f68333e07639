import { useTranslation } from 'react-i18next'
import type { CatalogEntry } from '@/shared/domain/catalog/api'
import { FieldSet } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { PercentField } from '@/shared/form/NumberField'
import type { FieldName } from '../model/texts'
import { PatientsToday } from '../fields/PatientsToday'
import { useAsked, useCurrency, useFromValues } from '../fields/watching'

/** The market of a further indication; what is left empty is as in the preferred one. */
export function OtherMarketFields({ index }: { index: number }) {
  const { t, i18n } = useTranslation('valuationForm')
  const asked = useAsked()
  const currency = useCurrency()
  const entry = useFromValues(
    ({ otherIndications }) => (otherIndications?.[index]?.indication ?? null) as CatalogEntry | null,
  )
  const own = (name: FieldName) => ({ name: ['otherIndications', index, name], label: t(`field.${name}`) })
  const perYear = { currency, unit: t('unit.perYear', { currency }) }
  const perPatient = { currency, unit: t('unit.perPatient', { currency }) }
  const asLead = t('hint.fromLead')
  const name = entry && (i18n.language === 'zh' ? entry.nameZh : entry.nameEn)
  return (
    <FieldSet
      legend={
        <>
          {t('other.title', { number: index + 1 })}
          {name && ` · ${name}`}
        </>
      }
    >
      <MoneyField {...own('marketSize')} hint={t('hint.marketSize')} {...perYear} />
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
        <MoneyField {...own('currentSales')} hint={t('hint.currentSales')} {...perYear} />
      )}
    </FieldSet>
  )
}
