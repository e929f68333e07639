import { DayInput } from '@/shared/form/DayInput'
import { ChoiceField, Field, TextField } from '../fields/Field'
import { Attachments } from '../fields/Attachments'
import { Group } from '../fields/Group'
import { MoneyCell } from '../fields/MoneyCell'
import { RowsField } from '../fields/RowsField'
import { RowsSum } from '../fields/RowsSum'
import { useValues } from '../fields/watching'
import { SplitEvenly } from './SplitEvenly'

/** The contract, the plan of the payments, the insurance. */
export const AfterStageFields = ({ approved }: { approved: number | null }) => (
  <>
    <Group name="contract">
      <TextField name="contractNo" />
      <Field name="signedOn">
        <DayInput />
      </Field>
    </Group>
    <Group name="payments">
      <RowsField
        name="instalments"
        cells={{ due: <DayInput />, amount: <MoneyCell /> }}
        footer={<RowsSum list="instalments" cell="amount" />}
        tools={approved !== null && <SplitEvenly approved={approved} />}
      />
      <TextField name="account" />
    </Group>
    <Insurance />
    <Attachments />
  </>
)

function Insurance() {
  const isInsured = useValues(({ insurance }) => insurance === 'insured')
  return (
    <Group name="insurance">
      <ChoiceField name="insurance" />
      <TextField name="policyNo" isAsked={isInsured} />
    </Group>
  )
}
