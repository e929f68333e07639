import { Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from '@/shared/form/DayInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { suggestedShare } from '../model/exclusivityInput'
import { EXCLUSIVITIES, PATENT_STATUSES, regionOf } from '../model/options'
import { useField } from '../fields/useField'
import { useAsked, useFromValues } from '../fields/watching'
import { GenericFields } from './GenericFields'
import { FieldGrid, Section } from './Section'

export function ProtectionSection() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  const region = useFromValues(({ dataExclusivity }) =>
    regionOf(EXCLUSIVITIES.find((preset) => preset === dataExclusivity)),
  )
  if (!asked.patentStatus) return <GenericFields />
  const countedFrom = asked.newIndicationClinicalDate ? t('hint.exclusivityExpansion') : t('hint.exclusivity')
  return (
    <Section name="protection">
      <FieldGrid>
        <Form.Item {...field('patentStatus')} required>
          <Radio.Group
            aria-label={t('field.patentStatus')}
            options={PATENT_STATUSES.map((value) => ({ value, label: t(`patentStatus.${value}`) }))}
          />
        </Form.Item>
        {asked.patentExpiry && (
          <>
            <Form.Item {...field('patentExpiry', t('hint.patentExpiry'))} required>
              <DayInput />
            </Form.Item>
            <Form.Item {...field('corePatentNumber', t('hint.words'))} required>
              <Input autoComplete="off" />
            </Form.Item>
          </>
        )}
        <Form.Item {...field('dataExclusivity', countedFrom)} required>
          <Select options={EXCLUSIVITIES.map((value) => ({ value, label: t(`exclusivity.${value}`) }))} />
        </Form.Item>
        {asked.dataExclusivityShare && (
          <Form.Item {...field('dataExclusivityShare', t('hint.dataExclusivityShare'))}>
            <NumberInput
              unit={t('unit.percent')}
              placeholder={region ? String(suggestedShare(region)) : ''}
            />
          </Form.Item>
        )}
        {asked.dataExclusivityYears && (
          <Form.Item {...field('dataExclusivityYears', t('hint.exclusivityYears'))} required>
            <NumberInput unit={t('unit.years')} />
          </Form.Item>
        )}
      </FieldGrid>
    </Section>
  )
}
