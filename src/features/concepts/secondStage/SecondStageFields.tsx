import { Input } from 'antd'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { ReportLink } from '@/entities/report/reports.api'
import { ReportPicker } from '@/entities/report/ReportPicker'
import { DayInput } from '@/shared/form/DayInput'
import { Field } from '@/shared/form/Field'
import { TickField } from '@/shared/form/TickField'
import { LongField } from '@/shared/form/fields'
import { NumberInput } from '@/shared/form/NumberInput'
import { RowsField } from '@/shared/form/RowsField'
import { useValues } from '@/shared/form/useFormValue'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { AmountCell, AmountField, CurrencyField, RowsSum } from '../fields/amounts'
import { Attachments } from '../fields/Attachments'
import { Group } from '../fields/Group'

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
          cost: <AmountCell />,
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
  const t = useTranslations('conceptsForms')
  const hasBudget = useValues(({ budget }) => Array.isArray(budget) && budget.length > 0)
  const wantsInsurance = useValues((values) => values.wantsInsurance === true)
  return (
    <Group name="money">
      <CurrencyField isRequired={hasBudget} />
      <RowsField
        name="budget"
        cells={{ item: line, amount: <AmountCell /> }}
        footer={<RowsSum list="budget" cell="amount" />}
      />
      <TickField name="wantsInsurance">{t('conceptsForms:yes')}</TickField>
      <AmountField name="insuredSum" isRequired={wantsInsurance} />
    </Group>
  )
}

function Report() {
  const t = useTranslations('conceptsForms')
  const mayList = useCan('valuation:report:list')
  return (
    <Field
      name="report"
      hint={t(mayList ? 'conceptsForms:hint.report' : 'conceptsForms:hint.noReports')}
      readAs={<ReportRead />}
    >
      <ReportPicker disabled={!mayList} />
    </Field>
  )
}

/** The linked report; it opens for those who may read reports. */
function ReportRead() {
  const mayRead = useCan('valuation:report:list')
  const linked = ReportLink.safeParse(useValues(({ report }) => report))
  if (!linked.success) return EMPTY_VALUE
  const { id, name } = linked.data
  return mayRead ? <Link to={`/valuation/report/${encodeURIComponent(id)}`}>{name || id}</Link> : name || id
}
