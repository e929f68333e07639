import { Input } from 'antd'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { ReportLink } from '@/entities/report/reports.api'
import { ReportPicker } from '@/entities/report/ReportPicker'
import { DayInput } from '@/shared/form/DayInput'
import { Field } from '@/shared/form/Field'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { TextAreaField } from '@/shared/form/textFields'
import { NumberInput } from '@/shared/form/NumberInput'
import { RowsField } from '@/shared/form/RowsField'
import { useFormValue } from '@/shared/form/useFormValue'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { AmountCell, AmountField, CurrencyField, RowsSum } from '../fields/AmountFields'
import { Attachments } from '../fields/Attachments'
import { StageGroup } from '../fields/StageGroup'

const lineInput = <Input autoComplete="off" />

export const SecondStageFields = () => (
  <>
    <StageGroup name="verification">
      <TextAreaField name="questions" />
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
      <TextAreaField name="risks" />
      <TextAreaField name="team" />
      <TextAreaField name="ipPlan" />
      <TextAreaField name="regulatoryPath" />
      <TextAreaField name="exit" />
    </StageGroup>
    <StageGroup name="valuation">
      <Report />
    </StageGroup>
    <Attachments />
  </>
)

function Money() {
  const t = useTranslations('conceptsForms')
  const hasBudget = useFormValue(({ budget }) => Array.isArray(budget) && budget.length > 0)
  const wantsInsurance = useFormValue((values) => values.wantsInsurance === true)
  return (
    <StageGroup name="money">
      <CurrencyField isRequired={hasBudget} />
      <RowsField
        name="budget"
        cells={{ item: lineInput, amount: <AmountCell /> }}
        footer={<RowsSum list="budget" cell="amount" />}
      />
      <CheckboxField name="wantsInsurance">{t('conceptsForms:yes')}</CheckboxField>
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
      readOnlyContent={<ReadOnlyReport />}
    >
      <ReportPicker disabled={!canListReports} />
    </Field>
  )
}

/** A link only for viewers who may read reports. */
function ReadOnlyReport() {
  const canReadReports = useCan('valuation:report:list')
  const linked = ReportLink.safeParse(useFormValue(({ report }) => report))
  if (!linked.success) return EMPTY_VALUE
  const { id, name } = linked.data
  return canReadReports ? (
    <Link to={`/valuation/report/${encodeURIComponent(id)}`}>{name || id}</Link>
  ) : (
    name || id
  )
}
