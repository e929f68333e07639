import { DayInput } from '@/shared/form/DayInput'
import { DayField } from '@/shared/form/DayField'
import { TextField } from '@/shared/form/textFields'
import { RowsField } from '@/shared/form/RowsField'
import { useFormValue } from '@/shared/form/useFormValue'
import { AmountCell, RowsSum } from '../fields/AmountFields'
import { Attachments } from '../fields/Attachments'
import { StageGroup } from '../fields/StageGroup'
import { StageChoice } from '../fields/StageChoice'
import { SplitEvenly } from './SplitEvenly'

export const AfterStageFields = ({ approved }: { approved: number | null }) => (
  <>
    <StageGroup name="contract">
      <TextField name="contractNo" />
      <DayField name="signedOn" />
    </StageGroup>
    <StageGroup name="payments">
      <RowsField
        name="instalments"
        cells={{ due: <DayInput />, amount: <AmountCell /> }}
        footer={<RowsSum list="instalments" cell="amount" />}
        tools={approved !== null && <SplitEvenly approved={approved} />}
      />
      <TextField name="account" />
    </StageGroup>
    <Insurance />
    <Attachments />
  </>
)

function Insurance() {
  const isInsured = useFormValue(({ insurance }) => insurance === 'insured')
  return (
    <StageGroup name="insurance">
      <StageChoice name="insurance" />
      <TextField name="policyNo" isRequired={isInsured} />
    </StageGroup>
  )
}
