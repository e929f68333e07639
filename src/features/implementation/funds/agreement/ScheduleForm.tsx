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
import { TextField } from '@/shared/form/fields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useValues } from '@/shared/form/useFormValue'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatPrice } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/typedNumber'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useClearButton } from '@/shared/ui/useClearButton'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import {
  PlanInput,
  SCHEDULE_RULES,
  scheduleInput,
  scheduleOf,
  SPLITS,
  type Plan,
} from '../../domain/schedule'
import { fundApi, type Agreement } from '../model/funds.api'
import { AGREEMENT_READS } from './reads'
import styles from './agreement.module.css'

interface ScheduleFormProps {
  agreement: Agreement
  onClose: () => void
}

/** The instalments of an agreement that nobody has applied for, made by a plan or typed; they take what is left of it. */
export function ScheduleForm({ agreement, onClose }: ScheduleFormProps) {
  const clear = useClearButton()
  const t = useTranslations('implementationFunds')
  const { id, version, no, currency, total, instalments, milestones } = agreement
  const planned = instalments.filter(({ state }) => state === 'planned')
  const kept = instalments.filter(({ state }) => state !== 'planned')
  const open = toAmount(toCents(total) - toCents(sumAmounts(kept.map(({ amount }) => amount))))
  const schema = useMemo(() => scheduleInput(open), [open])
  const labels = t('implementationFunds:field', { returnObjects: true })
  const send = useVersionedMutation(fundApi.schedule, AGREEMENT_READS)
  const form = useSchemaForm({
    schema,
    labels,
    ownText: customMessages(SCHEDULE_RULES, (key, params) =>
      t(`implementationFunds:rule.${key}`, { ...params }),
    ),
    start: {
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
        {t('implementationFunds:schedule.open', { open: formatPrice(open, currency), count: kept.length })}
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
          form.put({ rows: scheduleOf(open, plan).map((row) => ({ ...row, milestoneId: null })) })
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
        footer={<Sum open={open} currency={currency} />}
      />
    </FormDrawer>
  )
}

/** The shares of a plan that is not even. */
function Percents() {
  const t = useTranslations('implementationFunds')
  const isAsked = useValues(({ split }) => split === 'percent')
  return isAsked && <TextField name="percents" isRequired hint={t('implementationFunds:hint.percents')} />
}

/** Makes the rows anew by the plan above, or says what it lacks. */
function Generate({ onPlan }: { onPlan: (plan: Plan) => void }) {
  const t = useTranslations('implementationFunds')
  const { labels, customMessage: ownText } = useFormContext()
  const issueText = useIssueText(ownText)
  const form = Form.useFormInstance()
  const [issues, setIssues] = useState<readonly ValidationError<string>[]>([])
  function generate() {
    const checked = check<Plan, string>(PlanInput, form.getFieldsValue(true))
    setIssues(checked.issues)
    if (checked.isRight) onPlan(checked.body)
  }
  return (
    <div className={styles.generate}>
      <Button onClick={generate}>{t('implementationFunds:schedule.generate')}</Button>
      {issues.length > 0 && (
        <ul role="alert">
          {issues.map((issue) => (
            <li key={issue.path.join('.')}>
              {t('implementationFunds:issue', {
                field: labelOf(labels, issue.path),
                issue: issueText(issue),
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

/** What the rows add up to, and how far that is from what they have to. */
function Sum({ open, currency }: { open: number; currency: Agreement['currency'] }) {
  const t = useTranslations('implementationFunds')
  const sum = useValues(({ rows }) => sumAmounts(amountsIn(rows)))
  const left = toAmount(toCents(open) - toCents(sum))
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
