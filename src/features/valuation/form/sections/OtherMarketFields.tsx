import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import { FieldSet } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { TextField } from '@/shared/form/textFields'
import { isFilled } from '@/shared/form/validation'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { FieldName } from '../model/formTexts'
import { PatientsToday } from '../fields/PatientsToday'
import { stagesAheadOfOther } from '../model/visibleFields'
import { useCurrency, useFromValues } from '../fields/useValuationValues'
import { RegionsField } from './RegionsField'

/** Market of a further indication; empty fields are those of the preferred one. */
export function OtherMarketFields({ index }: { index: number }) {
  const t = useTranslations('valuationForm')
  const language = useLanguage()
  const hasSales = useFromValues(
    (values) =>
      isFilled(values.currentStage) &&
      stagesAheadOfOther(values, values.otherIndications?.[index]).length === 0,
  )
  const currency = useCurrency()
  const entry = useFromValues(
    ({ otherIndications }) => (otherIndications?.[index]?.indication ?? null) as CatalogEntry | null,
  )
  const fieldProps = (name: FieldName) => ({
    name: ['otherIndications', index, name],
    label: t(`valuationForm:field.${name}`),
  })
  const perYear = { currency, unit: t('valuationForm:unit.perYear', { currency }) }
  const perPatient = { currency, unit: t('valuationForm:unit.perPatient', { currency }) }
  const leadHint = t('valuationForm:hint.fromLead')
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
      <MoneyField {...fieldProps('marketSize')} hint={t('valuationForm:hint.marketSize')} {...perYear} />
      <PercentField {...fieldProps('growth')} hint={leadHint} />
      <MoneyField {...fieldProps('annualCostPerPatient')} hint={leadHint} {...perPatient} />
      <MoneyField
        {...fieldProps('referenceAnnualCost')}
        hint={<PatientsToday path={['otherIndications', index]} />}
        {...perPatient}
      />
      <PercentField {...fieldProps('patientPool')} hint={leadHint} />
      <PercentField {...fieldProps('peakShare')} hint={leadHint} />
      <NumberField {...fieldProps('peakYear')} hint={leadHint} />
      <TextField {...fieldProps('uptakeByYear')} hint={t('valuationForm:hint.ownUptakeByYear')} />
      {hasSales && (
        <MoneyField
          {...fieldProps('currentSales')}
          hint={t('valuationForm:hint.currentSales')}
          {...perYear}
        />
      )}
      <RegionsField of={['otherIndications', index]} />
    </FieldSet>
  )
}
