import { DRUG_TYPES } from '@/entities/drugTypes'
import { SelectField } from '@/shared/form/SelectField'
import { TextField } from '@/shared/form/textFields'
import { RadioField } from '@/shared/form/RadioField'
import { useTranslations } from '@/shared/i18n'
import { DOSAGE_FORMS, MODALITIES, modalitiesOf, NEW_DRUG_TYPES } from '../model/formOptions'
import { useFromValues } from '../fields/useValuationValues'
import { BiomarkerFields } from './BiomarkerFields'
import { OptionalFields } from './OptionalFields'
import { Section } from './Section'

export function AssetSection() {
  const t = useTranslations('valuationForm')
  const drugType = useFromValues(({ drugType }) => DRUG_TYPES.find((type) => type === drugType) ?? null)
  return (
    <Section name="asset">
      <TextField name="pipelineName" hint={t('valuationForm:hint.words')} />
      <TextField name="companyName" autoComplete="organization" hint={t('valuationForm:hint.words')} />
      <RadioField
        name="drugType"
        options={DRUG_TYPES.map((value) => ({ value, label: t(`valuationForm:drugType.${value}`) }))}
      />
      <SelectField
        name="modality"
        hint={t('valuationForm:hint.modality')}
        options={(drugType ? modalitiesOf(drugType) : MODALITIES).map((value) => ({
          value,
          label: t(`valuationForm:modality.${value}`),
        }))}
      />
      <RadioField
        name="newDrugType"
        hint={t('valuationForm:hint.newDrugType')}
        options={NEW_DRUG_TYPES.map((value) => ({ value, label: t(`valuationForm:newDrugType.${value}`) }))}
      />
      <SelectField
        name="dosageForm"
        options={DOSAGE_FORMS.map((value) => ({ value, label: t(`valuationForm:dosageForm.${value}`) }))}
      />
      <OptionalFields title={t('valuationForm:section.moreAsset')} holds={['mechanism', 'biomarker']}>
        <TextField name="mechanism" hint={t('valuationForm:hint.words')} />
        <BiomarkerFields />
      </OptionalFields>
    </Section>
  )
}
