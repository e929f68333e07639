import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { DayField } from '@/shared/form/DayField'
import { TextField } from '@/shared/form/fields'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { RadioField } from '@/shared/form/RadioField'
import { suggestedShare } from '../model/exclusivityInput'
import { EXCLUSIVITIES, PATENT_STATUSES, regionOf } from '../model/options'
import { useAsked, useFromValues } from '../fields/watching'
import { GenericFields } from './GenericFields'
import { Section } from './Section'

export function ProtectionSection() {
  const { t } = useTranslation('valuationForm')
  const asked = useAsked()
  const region = useFromValues(({ dataExclusivity }) =>
    regionOf(EXCLUSIVITIES.find((preset) => preset === dataExclusivity)),
  )
  if (!asked.patentStatus) return <GenericFields />
  const countedFrom = asked.newIndicationClinicalDate ? t('hint.exclusivityExpansion') : t('hint.exclusivity')
  return (
    <Section name="protection">
      <RadioField
        name="patentStatus"
        isRequired
        options={PATENT_STATUSES.map((value) => ({ value, label: t(`patentStatus.${value}`) }))}
      />
      {asked.patentExpiry && (
        <>
          <DayField name="patentExpiry" isRequired hint={t('hint.patentExpiry')} />
          <TextField name="corePatentNumber" isRequired isCode hint={t('hint.words')} />
        </>
      )}
      <ChoiceField
        name="dataExclusivity"
        isRequired
        hint={countedFrom}
        options={EXCLUSIVITIES.map((value) => ({ value, label: t(`exclusivity.${value}`) }))}
      />
      {asked.dataExclusivityShare && (
        <PercentField
          name="dataExclusivityShare"
          hint={t('hint.dataExclusivityShare')}
          placeholder={region ? String(suggestedShare(region)) : ''}
        />
      )}
      {asked.dataExclusivityYears && (
        <NumberField
          name="dataExclusivityYears"
          isRequired
          hint={t('hint.exclusivityYears')}
          unit={t('unit.years')}
        />
      )}
    </Section>
  )
}
