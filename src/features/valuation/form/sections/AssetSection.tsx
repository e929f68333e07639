import { Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { DOSAGE_FORMS, DRUG_TYPES, MODALITIES, modalitiesOf, NEW_DRUG_TYPES } from '../model/options'
import { useField } from '../fields/useField'
import { useFromValues } from '../fields/watching'
import { BiomarkerFields } from './BiomarkerFields'
import { FieldGrid, Section } from './Section'

const LONGEST_TEXT = 200

export function AssetSection() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const drugType = useFromValues(({ drugType }) => DRUG_TYPES.find((type) => type === drugType) ?? null)
  return (
    <Section name="asset">
      <FieldGrid>
        <Form.Item {...field('pipelineName', t('hint.words'))} required>
          <Input maxLength={LONGEST_TEXT} autoComplete="off" />
        </Form.Item>
        <Form.Item {...field('companyName', t('hint.words'))} required>
          <Input maxLength={LONGEST_TEXT} autoComplete="organization" />
        </Form.Item>
        <Form.Item {...field('drugType')} required>
          <Radio.Group
            aria-label={t('field.drugType')}
            options={DRUG_TYPES.map((value) => ({ value, label: t(`drugType.${value}`) }))}
          />
        </Form.Item>
        <Form.Item {...field('modality', t('hint.modality'))} required>
          <Select
            options={(drugType ? modalitiesOf(drugType) : MODALITIES).map((value) => ({
              value,
              label: t(`modality.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item {...field('newDrugType', t('hint.newDrugType'))} required>
          <Radio.Group
            aria-label={t('field.newDrugType')}
            options={NEW_DRUG_TYPES.map((value) => ({ value, label: t(`newDrugType.${value}`) }))}
          />
        </Form.Item>
        <Form.Item {...field('dosageForm')} required>
          <Select options={DOSAGE_FORMS.map((value) => ({ value, label: t(`dosageForm.${value}`) }))} />
        </Form.Item>
        <Form.Item {...field('mechanism', t('hint.wordsOptional'))}>
          <Input maxLength={LONGEST_TEXT} />
        </Form.Item>
        <BiomarkerFields longest={LONGEST_TEXT} />
      </FieldGrid>
    </Section>
  )
}
