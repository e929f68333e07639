import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/shared/auth/permissions'
import { ReportPicker } from '@/shared/domain/report/ReportPicker'
import { DayInput } from '@/shared/form/DayInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { AmountField, CurrencyField, Field, LongField, YesNoField } from '../fields/Field'
import { Attachments } from '../fields/Attachments'
import { Group } from '../fields/Group'
import { MoneyCell } from '../fields/MoneyCell'
import { RowsField } from '../fields/RowsField'
import { RowsSum } from '../fields/RowsSum'
import { useValues } from '../fields/watching'

const line = <Input autoComplete="off" />

/** What is to be verified, at what cost, until when. */
export const SecondStageFields = () => (
  <>
    <Group name="verification">
      <LongField name="questions" />
      <RowsField
        name="experiments"
        cells={{
          objective: line,
          criterion: line,
          provider: line,
          cost: <MoneyCell />,
          weeks: <NumberInput isInteger />,
        }}
        footer={<RowsSum list="experiments" cell="cost" />}
      />
    </Group>
    <Money />
    <Group name="plan">
      <RowsField name="milestones" cells={{ name: line, due: <DayInput /> }} />
      <LongField name="risks" />
      <LongField name="team" />
      <LongField name="ipPlan" />
      <LongField name="regulatoryPath" />
      <LongField name="exit" />
    </Group>
    <Group name="valuation">
      <Report />
    </Group>
    <Attachments />
  </>
)

function Money() {
  const hasBudget = useValues(({ budget }) => Array.isArray(budget) && budget.length > 0)
  const wantsInsurance = useValues((values) => values.wantsInsurance === true)
  return (
    <Group name="money">
      <CurrencyField isAsked={hasBudget} />
      <RowsField
        name="budget"
        cells={{ item: line, amount: <MoneyCell /> }}
        footer={<RowsSum list="budget" cell="amount" />}
      />
      <YesNoField name="wantsInsurance" />
      <AmountField name="insuredSum" isAsked={wantsInsurance} />
    </Group>
  )
}

function Report() {
  const { t } = useTranslation('conceptsForms')
  const mayList = useCan('valuation:report:list')
  return (
    <Field name="report" hint={t(mayList ? 'hint.report' : 'hint.noReports')}>
      <ReportPicker disabled={!mayList} />
    </Field>
  )
}
