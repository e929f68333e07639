import { Input } from 'antd'
import { DayInput } from '@/shared/form/DayInput'
import { DictField } from '@/shared/form/DictField'
import { LongField, TextField } from '@/shared/form/textFields'
import { RowsField } from '@/shared/form/RowsField'
import { useValues } from '@/shared/form/useFormValue'
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
      <LongField name="summary" />
      <LongField name="mechanism" />
      <LongField name="unmetNeed" />
      <LongField name="competitors" />
      <LongField name="evidence" />
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
  const hasFunds = useValues(({ funds }) => funds !== null && funds !== undefined && funds !== '')
  return (
    <StageGroup name="cooperation">
      <AmountField name="funds" />
      <CurrencyField isRequired={hasFunds} />
      <StageChoice name="cooperation" />
      <StageChoice name="channel" />
    </StageGroup>
  )
}
