import { Input } from 'antd'
import { DictSelect } from '@/shared/domain/dictionary/DictSelect'
import { DayInput } from '@/shared/form/DayInput'
import { AmountField, ChoiceField, CurrencyField, Field, LongField, TextField } from '../fields/Field'
import { Attachments } from '../fields/Attachments'
import { Group } from '../fields/Group'
import { RowsField } from '../fields/RowsField'
import { useValues } from '../fields/watching'

/** What a concept is, who stands behind it, and what is sought. */
export const FirstStageFields = () => (
  <>
    <Group name="project">
      <TextField name="name" />
      <TextField name="nameEn" />
      <ChoiceField name="area" />
      <TextField name="indication" />
      <TextField name="target" />
      <Field name="modality">
        <DictSelect type="modality" />
      </Field>
      <ChoiceField name="drugType" />
      <Field name="stage">
        <DictSelect type="clinical_phase" />
      </Field>
    </Group>
    <Group name="people">
      <TextField name="organisation" />
      <TextField name="principalInvestigator" />
      <TextField name="contact" />
      <TextField name="phone" />
      <TextField name="email" />
    </Group>
    <Group name="science">
      <LongField name="summary" />
      <LongField name="mechanism" />
      <LongField name="unmetNeed" />
      <LongField name="competitors" />
      <LongField name="evidence" />
    </Group>
    <Group name="property">
      <ChoiceField name="patentState" />
      <RowsField
        name="patents"
        cells={{
          number: <Input autoComplete="off" />,
          title: <Input autoComplete="off" />,
          filedOn: <DayInput />,
        }}
      />
    </Group>
    <Cooperation />
    <Attachments />
  </>
)

function Cooperation() {
  const hasFunds = useValues(({ funds }) => funds !== null && funds !== undefined && funds !== '')
  return (
    <Group name="cooperation">
      <AmountField name="funds" />
      <CurrencyField isAsked={hasFunds} />
      <ChoiceField name="cooperation" />
      <ChoiceField name="channel" />
    </Group>
  )
}
