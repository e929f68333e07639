import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { TextField } from '@/shared/form/fields'
import { RadioField } from '@/shared/form/RadioField'
import { DOSAGE_FORMS, DRUG_TYPES, MODALITIES, modalitiesOf, NEW_DRUG_TYPES } from '../model/options'
import { useFromValues } from '../fields/watching'
import { BiomarkerFields } from './BiomarkerFields'
import { Section } from './Section'

export function AssetSection() {
  const { t } = useTranslation('valuationForm')
  const drugType = useFromValues(({ drugType }) => DRUG_TYPES.find((type) => type === drugType) ?? null)
  return (
    <Section name="asset">
      <TextField name="pipelineName" hint={t('hint.words')} />
      <TextField name="companyName" autoComplete="organization" hint={t('hint.words')} />
      <RadioField
        name="drugType"
        options={DRUG_TYPES.map((value) => ({ value, label: t(`drugType.${value}`) }))}
      />
      <ChoiceField
        name="modality"
        hint={t('hint.modality')}
        options={(drugType ? modalitiesOf(drugType) : MODALITIES).map((value) => ({
          value,
          label: t(`modality.${value}`),
        }))}
      />
      <RadioField
        name="newDrugType"
        hint={t('hint.newDrugType')}
        options={NEW_DRUG_TYPES.map((value) => ({ value, label: t(`newDrugType.${value}`) }))}
      />
      <ChoiceField
        name="dosageForm"
        options={DOSAGE_FORMS.map((value) => ({ value, label: t(`dosageForm.${value}`) }))}
      />
      <TextField name="mechanism" hint={t('hint.words')} />
      <BiomarkerFields />
    </Section>
  )
}
