import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { CURRENT_STAGES } from '../model/formOptions'
import { useVisibleFields } from '../fields/useValuationValues'
import { Section } from './Section'

export function StageSection() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  const startHint = visible.clinicalStartDate
    ? t('valuationForm:hint.afterClinicalStart')
    : t('valuationForm:hint.stageStart')
  return (
    <Section name="stage">
      <SelectField
        name="currentStage"
        options={CURRENT_STAGES.map((value) => ({ value, label: t(`valuationForm:stage.${value}`) }))}
      />
      {visible.clinicalStartDate && (
        <DayField
          name="clinicalStartDate"
          isRequired
          hint={t('valuationForm:hint.pastDay')}
          latest={today()}
        />
      )}
      {visible.stageStartDate && <DayField name="stageStartDate" isRequired hint={startHint} />}
      {visible.applicationDate && (
        <DayField name="applicationDate" isRequired hint={t('valuationForm:hint.afterClinicalStart')} />
      )}
      {visible.launchDate && (
        <DayField name="launchDate" isRequired hint={t('valuationForm:hint.pastDay')} latest={today()} />
      )}
      {visible.newIndicationClinicalDate && (
        <DayField name="newIndicationClinicalDate" isRequired hint={t('valuationForm:hint.afterLaunch')} />
      )}
    </Section>
  )
}
