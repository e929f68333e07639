import { Input } from 'antd'
import { DayInput } from '@/shared/form/DayInput'
import { DictField } from '@/shared/form/DictField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { RowsField } from '@/shared/form/RowsField'
import { useFormValue } from '@/shared/form/useFormValue'
import { AmountField, CurrencyField } from '../fields/AmountFields'
import { Attachments } from '../fields/Attachments'
import { StageGroup } from '../fields/StageGroup'
import { StageChoice } from '../fields/StageChoice'

export const FirstStageFields = () => (
  <>
    <StageGroup name="project">
      <TextField name="name" />
      <TextField name="nameEn" />
      <StageChoice name="area" />
      <TextField name="indication" />
      <TextField name="target" />
      <DictField name="modality" type="modality" />
      <StageChoice name="drugType" />
      <DictField name="stage" type="clinical_phase" />
    </StageGroup>
    <StageGroup name="people">
      <TextField name="organisation" />
      <TextField name="principalInvestigator" />
      <TextField name="contact" />
      <TextField name="phone" />
      <TextField name="email" />
    </StageGroup>
    <StageGroup name="science">
      <TextAreaField name="summary" />
      <TextAreaField name="mechanism" />
      <TextAreaField name="unmetNeed" />
      <TextAreaField name="competitors" />
      <TextAreaField name="evidence" />
    </StageGroup>
    <StageGroup name="property">
      <StageChoice name="patentState" />
      <RowsField
        name="patents"
        cells={{
          number: <Input autoComplete="off" />,
          title: <Input autoComplete="off" />,
          filedOn: <DayInput />,
        }}
      />
    </StageGroup>
    <Cooperation />
    <Attachments />
  </>
)

function Cooperation() {
  const hasFunds = useFormValue(({ funds }) => funds !== null && funds !== undefined && funds !== '')
  return (
    <StageGroup name="cooperation">
      <AmountField name="funds" />
      <CurrencyField isRequired={hasFunds} />
      <StageChoice name="cooperation" />
      <StageChoice name="channel" />
    </StageGroup>
  )
}
