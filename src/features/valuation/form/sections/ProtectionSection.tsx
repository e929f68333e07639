import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { TextField } from '@/shared/form/textFields'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { RadioField } from '@/shared/form/RadioField'
import { useTranslations } from '@/shared/i18n'
import { suggestedShare } from '../model/exclusivityInput'
import { EXCLUSIVITIES, PATENT_STATUSES, regionOf } from '../model/formOptions'
import { useVisibleFields, useFromValues } from '../fields/useValuationValues'
import { GenericFields } from './GenericFields'
import { Section } from './Section'

export function ProtectionSection() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  const region = useFromValues(({ dataExclusivity }) =>
    regionOf(EXCLUSIVITIES.find((preset) => preset === dataExclusivity)),
  )
  if (!visible.patentStatus) return <GenericFields />
  const exclusivityHint = visible.newIndicationClinicalDate
    ? t('valuationForm:hint.exclusivityExpansion')
    : t('valuationForm:hint.exclusivity')
  return (
    <Section name="protection">
      <RadioField
        name="patentStatus"
        isRequired
        options={PATENT_STATUSES.map((value) => ({ value, label: t(`valuationForm:patentStatus.${value}`) }))}
      />
      {visible.patentExpiry && (
        <>
          <DayField name="patentExpiry" isRequired hint={t('valuationForm:hint.patentExpiry')} />
          <TextField name="corePatentNumber" isRequired isCode hint={t('valuationForm:hint.words')} />
        </>
      )}
      <SelectField
        name="dataExclusivity"
        isRequired
        hint={exclusivityHint}
        options={EXCLUSIVITIES.map((value) => ({ value, label: t(`valuationForm:exclusivity.${value}`) }))}
      />
      {visible.dataExclusivityShare && (
        <PercentField
          name="dataExclusivityShare"
          hint={t('valuationForm:hint.dataExclusivityShare')}
          placeholder={region ? String(suggestedShare(region)) : ''}
        />
      )}
      {visible.dataExclusivityYears && (
        <NumberField
          name="dataExclusivityYears"
          isRequired
          hint={t('valuationForm:hint.exclusivityYears')}
          unit={t('valuationForm:unit.years')}
        />
      )}
    </Section>
  )
}
