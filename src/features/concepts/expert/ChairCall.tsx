import { Form } from 'antd'
import { CONVERTIBLE_CURRENCIES, formatMoneyExact, type Currency } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { DictField } from '@/shared/form/DictField'
import { MoneyField } from '@/shared/form/MoneyField'
import { SelectField } from '@/shared/form/SelectField'
import { RadioField } from '@/shared/form/RadioField'
import { TextAreaField } from '@/shared/form/textFields'
import type { FieldPath } from '@/shared/form/fieldPath'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { dialog, message } from '@/shared/ui/feedback'
import { DECISIONS, type Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { TEXT_LIMITS } from '../domain/limits'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { useConceptMutation } from '../model/useConceptMutation'
import { useConceptViewer } from '../model/useConceptViewer'
import { CallForm, isApproval, type CallDraft } from './callForm'
import { ReviewForm } from './ReviewForm'
import { ConditionRows } from './ConditionRows'
import { FieldNotes } from '../components/FieldNotes'
import { ReviewSection } from './ReviewSection'
import styles from './expert.module.css'

export const callDraftKey = (id: string) => `concept:call:${id}`

export function ChairCall({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert', 'concepts')
  const viewer = useConceptViewer()
  const approve = useConceptMutation(conceptApi.decide)
  const returnConcept = useConceptMutation(conceptApi.returnSecond)
  const { id, version, name } = concept

  function labelOf([field, row]: FieldPath) {
    const number = Number(row) + 1
    if (field === 'conditions') return t('conceptsExpert:call.condition', { number })
    if (field === 'notes') return t('concepts:fieldNotes.title')
    return t(`conceptsExpert:call.${field as 'outcome' | 'amount' | 'currency' | 'reasonClass' | 'reason'}`)
  }

  const form = useSchemaForm({
    schema: CallForm,
    labels: labelOf,
    initialValues: { currency: concept.currency ?? 'CNY' },
    draft: useDraft(callDraftKey(id)),
    confirm: (body) => {
      const isInvestment = 'decision' in body
      const outcome = isInvestment ? body.decision : body.outcome
      return dialog.ask({
        title: t(`conceptsExpert:call.confirm.${outcome}`, {
          name,
          amount: isInvestment && formatMoneyExact(body.amount, body.currency),
        }),
        content: t(`conceptsExpert:call.effect.${outcome}`),
        okText: t('conceptsExpert:call.confirmOk'),
        okButtonProps: { danger: !isInvestment },
      })
    },
    send: (body) =>
      'decision' in body
        ? approve({ body: { id, version, ...body } })
        : returnConcept({ body: { id, version, ...body } }),
    onDone: () => message.success(t('conceptsExpert:call.done', { name })),
  })

  return (
    <ReviewSection title={t('conceptsExpert:call.title')}>
      <ReviewForm
        form={form}
        submitText={t('conceptsExpert:call.submit')}
        getUnmetConditions={({ outcome }: CallDraft) =>
          conceptWorkflow.availabilityOf(
            outcome && !isApproval(outcome) ? 'returnSecond' : 'decide',
            concept,
            viewer,
          ).unmet
        }
      >
        <RadioField
          name="outcome"
          isRequired

          options={DECISIONS.map((value) => ({ value, label: t(`concepts:choice.decision.${value}`) }))}
        />
        <OutcomeFields concept={concept} />
      </ReviewForm>
    </ReviewSection>
  )
}

function OutcomeFields({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert')
  const outcome = Form.useWatch('outcome') as CallDraft['outcome']
  if (!outcome) return null
  return (
    <>
      <p>{t(`conceptsExpert:call.effect.${outcome}`)}</p>
      {isApproval(outcome) ? <AmountFields concept={concept} /> : <ReasonFields />}
      {outcome === 'conditions' && <ConditionRows />}
      {outcome === 'rework' && <FieldNotes stage="second" />}
    </>
  )
}

function AmountFields({ concept: { askedAmount, currency } }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert')
  const chosen = Form.useWatch('currency') as Currency | undefined
  return (
    <div className={styles.reviewAmount}>
      <MoneyField
        name="amount"
        currency={chosen}
        hint={
          currency && (
            <>
              {t('conceptsExpert:queue.asked')}: <MoneyText amount={askedAmount} currency={currency} />
            </>
          )
        }
      />
      <SelectField
        name="currency"
        options={CONVERTIBLE_CURRENCIES.map((value) => ({ value, label: value }))}
      />
    </div>
  )
}

function ReasonFields() {
  const t = useTranslations('conceptsExpert')
  const { min, max } = TEXT_LIMITS.reason
  return (
    <>
      <DictField name="reasonClass" type="poc_return_reason" />
      <TextAreaField name="reason" hint={t('conceptsExpert:form.length', { min, max })} />
    </>
  )
}
