import { Input } from 'antd'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { ReportLink } from '@/entities/report/reports.api'
import { ReportPicker } from '@/entities/report/ReportPicker'
import { DayInput } from '@/shared/form/DayInput'
import { Field } from '@/shared/form/Field'
import { TickField } from '@/shared/form/CheckboxField'
import { LongField } from '@/shared/form/textFields'
import { NumberInput } from '@/shared/form/NumberInput'
import { RowsField } from '@/shared/form/RowsField'
import { useValues } from '@/shared/form/useFormValue'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { AmountCell, AmountField, CurrencyField, RowsSum } from '../fields/AmountFields'
import { Attachments } from '../fields/Attachments'
import { StageGroup } from '../fields/StageGroup'

const lineInput = <Input autoComplete="off" />

export const SecondStageFields = () => (
  <>
    <StageGroup name="verification">
      <LongField name="questions" />
      <RowsField
        name="experiments"
        cells={{
          objective: lineInput,
          criterion: lineInput,
          provider: lineInput,
          cost: <AmountCell />,
          weeks: <NumberInput isInteger />,
        }}
        footer={<RowsSum list="experiments" cell="cost" />}
      />
    </StageGroup>
    <Money />
    <StageGroup name="plan">
      <RowsField name="milestones" cells={{ name: lineInput, due: <DayInput /> }} />
      <LongField name="risks" />
      <LongField name="team" />
      <LongField name="ipPlan" />
      <LongField name="regulatoryPath" />
      <LongField name="exit" />
    </StageGroup>
    <StageGroup name="valuation">
      <Report />
    </StageGroup>
    <Attachments />
  </>
)

function Money() {
  const t = useTranslations('conceptsForms')
  const hasBudget = useValues(({ budget }) => Array.isArray(budget) && budget.length > 0)
  const wantsInsurance = useValues((values) => values.wantsInsurance === true)
  return (
    <StageGroup name="money">
      <CurrencyField isRequired={hasBudget} />
      <RowsField
        name="budget"
        cells={{ item: lineInput, amount: <AmountCell /> }}
        footer={<RowsSum list="budget" cell="amount" />}
      />
      <TickField name="wantsInsurance">{t('conceptsForms:yes')}</TickField>
      <AmountField name="insuredSum" isRequired={wantsInsurance} />
    </StageGroup>
  )
}

function Report() {
  const t = useTranslations('conceptsForms')
  const canListReports = useCan('valuation:report:list')
  return (
    <Field
      name="report"
      hint={t(canListReports ? 'conceptsForms:hint.report' : 'conceptsForms:hint.noReports')}
      readAs={<ReadOnlyReport />}
    >
      <ReportPicker disabled={!canListReports} />
    </Field>
  )
}

/** A link only for viewers who may read reports. */
function ReadOnlyReport() {
  const canReadReports = useCan('valuation:report:list')
  const linked = ReportLink.safeParse(useValues(({ report }) => report))
  if (!linked.success) return EMPTY_VALUE
  const { id, name } = linked.data
  return canReadReports ? (
    <Link to={`/valuation/report/${encodeURIComponent(id)}`}>{name || id}</Link>
  ) : (
    name || id
  )
}
