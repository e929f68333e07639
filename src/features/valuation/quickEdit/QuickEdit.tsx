import { Alert } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { FormDialog } from '@/shared/form/FormDialog'
import { MoneyField } from '@/shared/form/MoneyField'
import { PercentField } from '@/shared/form/NumberField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { suggestedWacc } from '../form/model/formDefaults'
import { type FormValues, StoredForm, type ValuationForm } from '../form/model/valuationSchema'
import { fieldLabel, ruleTexts } from '../form/model/formTexts'
import { reportReads } from '../reports/model/reportRows.api'
import { reportApi } from '../reports/model/report.api'
import { ChangeBars } from '../versions/ChangeBars'
import { previewChange, type Computed } from '../versions/explain'
import styles from './quick.module.css'
import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { checkForm } from '../form/model/valuationBody'
import { formValues } from '../form/model/formValues'

/** Fields that are changed most often and do not need the full form. */
const QuickChange = z.pick(StoredForm, { wacc: true, annualCostPerPatient: true, peakShare: true })
type QuickChange = z.output<typeof QuickChange>

const QUICK_FIELDS = Object.keys(QuickChange.shape) as (keyof QuickChange)[]

const quickStart = (form: ValuationForm): FormValues => formValues(form, today())

const withChange = (start: FormValues, change: object): ValuationForm | null =>
  checkForm({ ...start, ...change }).body

/** True when the rest of the form is still valid; otherwise the full form has to be opened. */
const canQuickEdit = (start: FormValues): boolean =>
  checkForm(start).issues.every(({ path: [name] }) => QUICK_FIELDS.some((field) => field === name))

const quickSchema = (start: FormValues) =>
  QuickChange.check(
    z.superRefine((change, context) => {
      const addError = errorReporter(context)
      for (const { path, key, params } of checkForm({ ...start, ...change }).issues)
        addError(path, key, params)
    }, RUN_DESPITE_FIELD_ERRORS),
  )

interface QuickEditProps {
  of: Computed
  onClose: () => void
}

/** Edits the inputs that move the value most, next to the value; submitting creates the next version. */
export default function QuickEdit({ of, onClose }: QuickEditProps) {
  const t = useTranslations('valuation', 'valuationForm', 'valuationVersions')
  const [start] = useState(() => quickStart(of.report.form))
  if (canQuickEdit(start)) return <QuickForm of={of} start={start} onClose={onClose} />
  return (
    <Dialog open title={t('valuationVersions:quick.title')} onCancel={onClose} footer={null}>
      <p>{t('valuationVersions:quick.whole')}</p>
      <Link className="button" to={`/valuation/report/${of.report.id}/edit`}>
        {t('valuation:list.recalculate')}
      </Link>
    </Dialog>
  )
}

function QuickForm({ of, start, onClose }: QuickEditProps & { start: FormValues }) {
  const t = useTranslations('valuation', 'valuationForm', 'valuationVersions')
  const { id, currency, form: calculated } = of.report
  const update = useApiMutation(reportApi.update, { invalidates: [reportReads] })
  const [schema] = useState(() => quickSchema(start))
  const { wacc, annualCostPerPatient, peakShare } = start
  const form = useSchemaForm({
    schema,
    labels: (path) => fieldLabel(t, path),
    customMessage: ruleTexts(t),
    initialValues: { wacc, annualCostPerPatient, peakShare },
    draft: useDraft(`valuation:quick:${id}`),
    send: async (change) => {
      const body = withChange(start, change)
      return body && update({ body: { ...body, id } })
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('valuationVersions:quick.title')}
      submitText={t('valuation:list.recalculate')}
      onClose={onClose}
    >
      <PercentField
        name="wacc"
        hint={t('valuationForm:hint.wacc', { suggested: suggestedWacc(calculated.currentStage) })}
      />
      <MoneyField
        name="annualCostPerPatient"
        currency={currency}
        unit={t('valuationForm:unit.perPatient', { currency })}
      />
      <PercentField name="peakShare" hint={t('valuationForm:hint.peakShare')} />
      <EffectPreview of={of} start={start} />
    </FormDialog>
  )
}

function EffectPreview({ of, start }: Pick<QuickEditProps, 'of'> & { start: FormValues }) {
  const t = useTranslations('valuationVersions')
  const change = useDeferredValue(useFormValue((values) => JSON.stringify(values)))
  const preview = useMemo(() => {
    const form = withChange(start, JSON.parse(change) as object)
    const outcome = form && previewChange(of, form, today())
    return form && outcome?.ok ? { form, explanation: outcome.value } : null
  }, [of, start, change])
  return (
    <section className={styles.effect} aria-label={t('valuationVersions:quick.effect')} aria-live="polite">
      {preview ? (
        <ChangeBars
          explanation={preview.explanation}
          forms={{ older: of.report.form, newer: preview.form }}
          names={{
            from: t('valuationVersions:bridge.total', { version: of.report.version }),
            to: t('valuationVersions:quick.next'),
          }}
          currency={of.report.currency}
        />
      ) : (
        <Alert type="info" title={t('valuationVersions:quick.unknown')} />
      )}
    </section>
  )
}
