import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { TextField } from '@/shared/form/fields'
import { FieldSet } from '@/shared/form/FormGroup'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { DEFAULTS } from '../model/defaults'
import { HEAD_TO_HEAD_OUTCOMES, TRIAL_DESIGNS, TRIAL_PHASES } from '../model/options'
import { useAsked, useFromValues } from '../fields/watching'
import { Section } from './Section'

export function TrialSection() {
  const { t } = useTranslation('valuationForm')
  const asked = useAsked()
  return (
    <Section name="trial">
      {TRIAL_PHASES.map((phase) => (
        <TrialFields key={phase} phase={phase} />
      ))}
      <TextField name="headToHeadDrug" hint={t('hint.headToHead')} />
      {asked.headToHeadOutcome && (
        <ChoiceField
          name="headToHeadOutcome"
          placeholder={t(`headToHead.${DEFAULTS.headToHeadOutcome}`)}
          options={HEAD_TO_HEAD_OUTCOMES.map((value) => ({ value, label: t(`headToHead.${value}`) }))}
        />
      )}
      <TextField name="combinationDrug" hint={t('hint.words')} />
      {asked.comboRevenueShare && (
        <PercentField
          name="comboRevenueShare"
          hint={t('hint.comboRevenueShare')}
          placeholder={String(DEFAULTS.comboRevenueShare)}
        />
      )}
    </Section>
  )
}

function TrialFields({ phase }: { phase: (typeof TRIAL_PHASES)[number] }) {
  const { t } = useTranslation('valuationForm')
  const hasDesign = useFromValues(({ trials }) => Boolean(trials?.[phase]?.design))
  const own = (field: 'design' | 'queueCount' | 'peopleCount') => ({
    name: ['trials', phase, field],
    label: t(`field.${field}`),
  })
  return (
    <FieldSet legend={t(`stage.${phase}`)}>
      <ChoiceField
        {...own('design')}
        hint={t('hint.design')}
        options={TRIAL_DESIGNS.map((value) => ({ value, label: t(`trialDesign.${value}`) }))}
      />
      {hasDesign && (
        <>
          <NumberField {...own('queueCount')} isRequired hint="1-30" />
          <NumberField {...own('peopleCount')} isRequired hint="1-20000" unit={t('unit.people')} />
        </>
      )}
    </FieldSet>
  )
}
