import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { today } from '@/shared/lib/dates'
import { DayInput } from '@/shared/form/DayInput'
import { CURRENT_STAGES } from '../model/options'
import { useField } from '../fields/useField'
import { useAsked } from '../fields/watching'
import { FieldGrid, Section } from './Section'

export function StageSection() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  return (
    <Section name="stage">
      <FieldGrid>
        <Form.Item {...field('currentStage')} required>
          <Select options={CURRENT_STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))} />
        </Form.Item>
        {asked.clinicalStartDate && (
          <Form.Item {...field('clinicalStartDate', t('hint.pastDay'))} required>
            <DayInput latest={today()} />
          </Form.Item>
        )}
        {asked.stageStartDate && (
          <Form.Item
            {...field(
              'stageStartDate',
              asked.clinicalStartDate ? t('hint.afterClinicalStart') : t('hint.stageStart'),
            )}
            required
          >
            <DayInput />
          </Form.Item>
        )}
        {asked.applicationDate && (
          <Form.Item {...field('applicationDate', t('hint.afterClinicalStart'))} required>
            <DayInput />
          </Form.Item>
        )}
        {asked.launchDate && (
          <Form.Item {...field('launchDate', t('hint.pastDay'))} required>
            <DayInput latest={today()} />
          </Form.Item>
        )}
        {asked.newIndicationClinicalDate && (
          <Form.Item {...field('newIndicationClinicalDate', t('hint.afterLaunch'))} required>
            <DayInput />
          </Form.Item>
        )}
      </FieldGrid>
    </Section>
  )
}
