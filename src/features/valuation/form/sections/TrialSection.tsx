import { SelectField } from '@/shared/form/SelectField'
import { TextField } from '@/shared/form/textFields'
import { FieldSet } from '@/shared/form/FormGroup'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { useTranslations } from '@/shared/i18n'
import { DEFAULTS } from '../model/formDefaults'
import { HEAD_TO_HEAD_OUTCOMES, TRIAL_DESIGNS, TRIAL_PHASES } from '../model/formOptions'
import { useVisibleFields, useFromValues } from '../fields/useValuationValues'
import { Section } from './Section'

export function TrialSection() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  return (
    <Section name="trial">
      {TRIAL_PHASES.map((phase) => (
        <TrialFields key={phase} phase={phase} />
      ))}
      <TextField name="headToHeadDrug" hint={t('valuationForm:hint.headToHead')} />
      {visible.headToHeadOutcome && (
        <SelectField
          name="headToHeadOutcome"
          placeholder={t(`valuationForm:headToHead.${DEFAULTS.headToHeadOutcome}`)}
          options={HEAD_TO_HEAD_OUTCOMES.map((value) => ({
            value,
            label: t(`valuationForm:headToHead.${value}`),
          }))}
        />
      )}
      <TextField name="combinationDrug" hint={t('valuationForm:hint.words')} />
      {visible.comboRevenueShare && (
        <PercentField
          name="comboRevenueShare"
          hint={t('valuationForm:hint.comboRevenueShare')}
          placeholder={String(DEFAULTS.comboRevenueShare)}
        />
      )}
    </Section>
  )
}

function TrialFields({ phase }: { phase: (typeof TRIAL_PHASES)[number] }) {
  const t = useTranslations('valuationForm')
  const hasDesign = useFromValues(({ trials }) => Boolean(trials?.[phase]?.design))
  const fieldProps = (field: 'design' | 'queueCount' | 'peopleCount') => ({
    name: ['trials', phase, field],
    label: t(`valuationForm:field.${field}`),
  })
  return (
    <FieldSet legend={t(`valuationForm:stage.${phase}`)}>
      <SelectField
        {...fieldProps('design')}
        hint={t('valuationForm:hint.design')}
        options={TRIAL_DESIGNS.map((value) => ({ value, label: t(`valuationForm:trialDesign.${value}`) }))}
      />
      {hasDesign && (
        <>
          <NumberField {...fieldProps('queueCount')} isRequired hint="1-30" />
          <NumberField
            {...fieldProps('peopleCount')}
            isRequired
            hint="1-20000"
            unit={t('valuationForm:unit.people')}
          />
        </>
      )}
    </FieldSet>
  )
}
