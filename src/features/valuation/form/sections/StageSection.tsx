import { ChoiceField } from '@/shared/form/ChoiceField'
import { DayField } from '@/shared/form/DayField'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { CURRENT_STAGES } from '../model/options'
import { useAsked } from '../fields/watching'
import { Section } from './Section'

export function StageSection() {
  const t = useTranslations('valuationForm')
  const asked = useAsked()
  const startHint = asked.clinicalStartDate
    ? t('valuationForm:hint.afterClinicalStart')
    : t('valuationForm:hint.stageStart')
  return (
    <Section name="stage">
      <ChoiceField
        name="currentStage"
        options={CURRENT_STAGES.map((value) => ({ value, label: t(`valuationForm:stage.${value}`) }))}
      />
      {asked.clinicalStartDate && (
        <DayField
          name="clinicalStartDate"
          isRequired
          hint={t('valuationForm:hint.pastDay')}
          latest={today()}
        />
      )}
      {asked.stageStartDate && <DayField name="stageStartDate" isRequired hint={startHint} />}
      {asked.applicationDate && (
        <DayField name="applicationDate" isRequired hint={t('valuationForm:hint.afterClinicalStart')} />
      )}
      {asked.launchDate && (
        <DayField name="launchDate" isRequired hint={t('valuationForm:hint.pastDay')} latest={today()} />
      )}
      {asked.newIndicationClinicalDate && (
        <DayField name="newIndicationClinicalDate" isRequired hint={t('valuationForm:hint.afterLaunch')} />
      )}
    </Section>
  )
}
