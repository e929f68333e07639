import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useRoom } from '@/features/rooms'
import { StoredForm } from '@/features/valuation'
import { useApiMutation } from '@/shared/api'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { errorReporter } from '@/shared/form/validation'
import { MoneyField } from '@/shared/form/MoneyField'
import { PercentField } from '@/shared/form/NumberField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { ScenarioText, sharedReportApi, type Inputs, type RoomReport } from '../reports/sharedReports.api'
import { SCENARIO_INPUTS } from '../reports/scenarioRules'
import { useReportAddress } from './useReportAddress'

const IN_MONEY: ReadonlySet<string> = new Set(['marketSize', 'annualCostPerPatient'])

/** Parsed by the rules of the valuation form. */
const Fields = z.extend(
  z.pick(StoredForm, {
    marketSize: true,
    growth: true,
    annualCostPerPatient: true,
    peakShare: true,
    cogs: true,
    sga: true,
    wacc: true,
  }),
  ScenarioText.shape,
)

const changedFrom = (before: Inputs, values: Inputs): Inputs =>
  Object.fromEntries(
    SCENARIO_INPUTS.flatMap((field) => {
      const value = values[field]
      return value === undefined || value === before[field] ? [] : [[field, value]]
    }),
  )

const RULES = ['nothingChanged'] as const

export function ScenarioForm({ report, onClose }: { report: RoomReport; onClose: () => void }) {
  const t = useTranslations('vdrScenarios', 'vdrReports', 'valuationForm')
  const navigate = useNavigate()
  const { id: roomId } = useRoom()
  const { reportAddress } = useReportAddress()
  const make = useApiMutation(sharedReportApi.scenario, { invalidates: [sharedReportApi] })
  const before = useMemo(() => report.inputs ?? {}, [report.inputs])
  const schema = useMemo(
    () =>
      Fields.check(
        z.superRefine((values, context) => {
          if (Object.keys(changedFrom(before, values)).length === 0)
            errorReporter(context)(['wacc'], 'nothingChanged')
        }),
      ),
    [before],
  )
  const form = useSchemaForm({
    schema,
    labels: {
      ...t('valuationForm:field', { returnObjects: true }),
      ...t('vdrScenarios:field', { returnObjects: true }),
    },
    customMessage: customMessages(RULES, (key) => t(`vdrReports:rule.${key}`)),
    initialValues: before,
    draft: useDraft(`scenario:${roomId}:${report.id}`),
    send: ({ name, reason, ...values }) =>
      make({ body: { base: report.id, name, reason, inputs: changedFrom(before, values) } }),
    onDone: ({ id }, { name }) => {
      message.success(t('vdrScenarios:done', { name }))
      onClose()
      return navigate(reportAddress(id))
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('vdrScenarios:make')}
      submitText={t('vdrScenarios:submit')}
      onClose={onClose}
    >
      <TextField name="name" isWide />
      {SCENARIO_INPUTS.map((field) =>
        IN_MONEY.has(field) ? (
          <MoneyField key={field} name={field} currency={report.currency} />
        ) : (
          <PercentField key={field} name={field} />
        ),
      )}
      <TextAreaField name="reason" />
    </FormDrawer>
  )
}
