import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { NumberInput } from '@/shared/form/NumberInput'
import { DEFAULTS } from '../model/defaults'
import { HEAD_TO_HEAD_OUTCOMES, TRIAL_DESIGNS, TRIAL_PHASES } from '../model/options'
import { useField } from '../fields/useField'
import { useAsked, useFromValues } from '../fields/watching'
import { FieldGrid, Section } from './Section'

export function TrialSection() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  return (
    <Section name="trial">
      {TRIAL_PHASES.map((phase) => (
        <TrialFields key={phase} phase={phase} />
      ))}
      <FieldGrid>
        <Form.Item {...field('headToHeadDrug', t('hint.headToHead'))}>
          <Input placeholder={t('optional')} />
        </Form.Item>
        {asked.headToHeadOutcome && (
          <Form.Item {...field('headToHeadOutcome')}>
            <Select
              placeholder={t(`headToHead.${DEFAULTS.headToHeadOutcome}`)}
              options={HEAD_TO_HEAD_OUTCOMES.map((value) => ({ value, label: t(`headToHead.${value}`) }))}
            />
          </Form.Item>
        )}
        <Form.Item {...field('combinationDrug', t('hint.wordsOptional'))}>
          <Input placeholder={t('optional')} />
        </Form.Item>
        {asked.comboRevenueShare && (
          <Form.Item {...field('comboRevenueShare', t('hint.comboRevenueShare'))}>
            <NumberInput unit={t('unit.percent')} placeholder={String(DEFAULTS.comboRevenueShare)} />
          </Form.Item>
        )}
      </FieldGrid>
    </Section>
  )
}

function TrialFields({ phase }: { phase: (typeof TRIAL_PHASES)[number] }) {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const hasDesign = useFromValues(({ trials }) => Boolean(trials?.[phase]?.design))
  return (
    <fieldset className="valuation-group">
      <legend>{t(`stage.${phase}`)}</legend>
      <FieldGrid>
        <Form.Item {...field(['trials', phase, 'design'], t('hint.design'))}>
          <Select
            allowClear
            placeholder={t('optional')}
            options={TRIAL_DESIGNS.map((value) => ({ value, label: t(`trialDesign.${value}`) }))}
          />
        </Form.Item>
        {hasDesign && (
          <>
            <Form.Item {...field(['trials', phase, 'queueCount'], '1-30')} required>
              <NumberInput isInteger />
            </Form.Item>
            <Form.Item {...field(['trials', phase, 'peopleCount'], '1-20000')} required>
              <NumberInput isInteger unit={t('unit.people')} />
            </Form.Item>
          </>
        )}
      </FieldGrid>
    </fieldset>
  )
}
