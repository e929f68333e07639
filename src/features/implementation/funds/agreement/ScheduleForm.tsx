import { Button, Form, Select } from 'antd'
import { useMemo, useState } from 'react'
import { DayInput } from '@/shared/form/DayInput'
import { DayField } from '@/shared/form/DayField'
import { FormDrawer } from '@/shared/form/FormDialog'
import { labelOf, customMessages, useFormContext, useIssueText } from '@/shared/form/formContext'
import { check, type ValidationError } from '@/shared/form/validation'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { NumberField } from '@/shared/form/NumberField'
import { RadioField } from '@/shared/form/RadioField'
import { RowsField } from '@/shared/form/RowsField'
import { TextField } from '@/shared/form/textFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatPrice } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/parseNumber'
import { useTranslations } from '@/shared/i18n'
import { dialog, message } from '@/shared/ui/feedback'
import { useClearButton } from '@/shared/ui/useClearButton'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import {
  dueAfterEnd,
  PlanInput,
  SCHEDULE_RULES,
  scheduleInput,
  scheduleOf,
  SPLITS,
  type Plan,
} from '../../domain/schedule'
import { fundApi, type Agreement } from '../model/funds.api'
import { AGREEMENT_QUERIES } from './agreementQueries'
import styles from './agreement.module.css'

interface ScheduleFormProps {
  agreement: Agreement
  onClose: () => void
}

/**
 * Plans the instalments that nobody has applied for, generated or entered by hand; they must add up to the rest of the
 * agreement's total.
 */
export function ScheduleForm({ agreement, onClose }: ScheduleFormProps) {
  const clear = useClearButton()
  const t = useTranslations('implementationFunds')
  const { id, version, no, currency, total, signedOn, projectEnd, instalments, milestones } = agreement
  const planned = instalments.filter(({ state }) => state === 'planned')
  const appliedInstalments = instalments.filter(({ state }) => state !== 'planned')
  const remaining = toAmount(
    toCents(total) - toCents(sumAmounts(appliedInstalments.map(({ amount }) => amount))),
  )
  const schema = useMemo(() => scheduleInput(remaining, currency, signedOn), [remaining, currency, signedOn])
  const labels = t('implementationFunds:field', { returnObjects: true })
  const send = useVersionedMutation(fundApi.schedule, AGREEMENT_QUERIES)
  const form = useSchemaForm({
    schema,
    labels,
    customMessage: customMessages(SCHEDULE_RULES, (key, params) =>
      t(`implementationFunds:rule.${key}`, { ...params }),
    ),
    initialValues: {
      count: 4,
      interval: 3,
      split: SPLITS[0],
      rows: planned.map(({ due, amount, milestone }) => ({
        due,
        amount,
        milestoneId: milestone?.id ?? null,
      })),
    },
    draft: useDraft(`schedule:${id}`),
    async confirm({ rows }) {
      const count = dueAfterEnd(rows, projectEnd)
      return (
        count === 0 ||
        dialog.ask({
          title: t('implementationFunds:schedule.late', { count, end: projectEnd }),
          okText: t('implementationFunds:schedule.save'),
          cancelText: t('actions.cancel'),
        })
      )
    },
    send: ({ rows }) => send({ body: { id, version, rows } }),
    onDone: () => {
      message.success(t('implementationFunds:schedule.saved', { no }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('implementationFunds:schedule.title', { no })}
      submitText={t('implementationFunds:schedule.save')}
      onClose={onClose}
    >
      <p className={styles.note}>
        {t('implementationFunds:schedule.open', {
          open: formatPrice(remaining, currency),
          count: appliedInstalments.length,
        })}
      </p>
      <NumberField name="count" />
      <NumberField name="interval" unit={t('implementationFunds:schedule.months')} />
      <DayField name="first" />
      <RadioField
        name="split"
        options={SPLITS.map((value) => ({ value, label: t(`implementationFunds:split.${value}`) }))}
      />
      <Percents />
      <Generate
        onPlan={(plan) =>
          form.put({
            rows: scheduleOf(remaining, currency, plan).map((row) => ({ ...row, milestoneId: null })),
          })
        }
      />
      <RowsField
        name="rows"
        cells={{
          due: <DayInput />,
          amount: <MoneyInput currency={currency} />,
          milestoneId: (
            <Select
              allowClear={clear}
              placeholder={t('implementationFunds:onDay')}
              popupMatchSelectWidth={false}
              options={milestones.map(({ id: value, name }) => ({ value, label: name }))}
            />
          ),
        }}
        footer={<Sum open={remaining} currency={currency} />}
      />
    </FormDrawer>
  )
}

function Percents() {
  const t = useTranslations('implementationFunds')
  const isByPercent = useFormValue(({ split }) => split === 'percent')
  return isByPercent && <TextField name="percents" isRequired hint={t('implementationFunds:hint.percents')} />
}

/** Generates the rows from the parameters above, or lists the errors in them. */
function Generate({ onPlan }: { onPlan: (plan: Plan) => void }) {
  const t = useTranslations('implementationFunds')
  const { labels, customMessage } = useFormContext()
  const errorText = useIssueText(customMessage)
  const form = Form.useFormInstance()
  const [errors, setErrors] = useState<readonly ValidationError<string>[]>([])
  function generate() {
    const checked = check<Plan, string>(PlanInput, form.getFieldsValue(true))
    setErrors(checked.issues)
    if (checked.isValid) onPlan(checked.body)
  }
  return (
    <div className={styles.generate}>
      <Button onClick={generate}>{t('implementationFunds:schedule.generate')}</Button>
      {errors.length > 0 && (
        <ul role="alert">
          {errors.map((error) => (
            <li key={error.path.join('.')}>
              {t('implementationFunds:issue', {
                field: labelOf(labels, error.path),
                issue: errorText(error),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const amountsIn = (rows: unknown): number[] =>
  Array.isArray(rows)
    ? rows.map((row: { amount?: string | number } | undefined) => parseAmount(row?.amount ?? '') ?? 0)
    : []

function Sum({ open: remaining, currency }: { open: number; currency: Agreement['currency'] }) {
  const t = useTranslations('implementationFunds')
  const sum = useFormValue(({ rows }) => sumAmounts(amountsIn(rows)))
  const left = toAmount(toCents(remaining) - toCents(sum))
  return (
    <output>
      {t('implementationFunds:schedule.sum', { sum: formatPrice(sum, currency) })} ·{' '}
      {left === 0
        ? t('implementationFunds:schedule.even')
        : t(`implementationFunds:schedule.${left > 0 ? 'left' : 'over'}`, {
            amount: formatPrice(Math.abs(left), currency),
          })}
    </output>
  )
}
