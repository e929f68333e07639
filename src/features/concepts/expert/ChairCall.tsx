import { App, Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { DictSelect } from '@/shared/domain/dictionary/DictSelect'
import { CURRENCIES, exactMoney, type Currency } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { NumberInput } from '@/shared/form/NumberInput'
import type { FieldPath } from '@/shared/form/fieldPath'
import { useSubmit } from '@/shared/form/useSubmit'
import { useDraft } from '@/shared/form/useDraft'
import { DECISIONS, type Concept } from '../answers'
import { conceptApi } from '../api'
import { TEXT_LIMITS } from '../domain/limits'
import { conceptWorkflow } from '../domain/workflow'
import { useChange } from '../useChange'
import { useViewer } from '../viewer'
import { asDecision, asRefusal, callFaults, isApproval, type CallDraft } from './callBody'
import { ReviewForm } from './ReviewForm'
import { ReviewItem } from './ReviewItem'
import { ConditionRows, NoteRows } from './callRows'
import './expert.css'
import { ReviewPart } from './ReviewPart'

export const callDraft = (id: string) => `concept:call:${id}`

/** The chair's final call: to invest, with or without conditions, or to give back or stop. */
export function ChairCall({ concept }: { concept: Concept }) {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  const { modal, message } = App.useApp()
  const viewer = useViewer()
  const draft = useDraft(callDraft(concept.id))
  const approve = useChange(conceptApi.decide)
  const refuse = useChange(conceptApi.returnSecond)
  const { isBusy, failure, submit } = useSubmit()
  const { id, version, name } = concept

  function labelOf([field, row, cell]: FieldPath) {
    const number = Number(row) + 1
    if (field === 'conditions') return t('call.condition', { number })
    if (field === 'notes') return t(cell === 'field' ? 'call.noteField' : 'call.noteText', { number })
    return t(`call.${field as 'outcome' | 'amount' | 'currency' | 'reasonClass' | 'reason'}`)
  }

  /** Sends what the outcome asks for; null where the rules have changed meanwhile. */
  function send(values: CallDraft) {
    const decision = asDecision(values)
    if (decision) return approve({ body: { id, version, ...decision } })
    const refusal = asRefusal(values)
    return refusal && refuse({ body: { id, version, ...refusal } })
  }

  function confirm(values: CallDraft) {
    const { outcome } = values
    if (!outcome) return
    const decision = asDecision(values)
    modal.confirm({
      title: t(`call.confirm.${outcome}`, {
        name,
        amount: decision && exactMoney(decision.amount, decision.currency),
      }),
      content: t(`call.effect.${outcome}`),
      okText: t('call.confirmOk'),
      okButtonProps: { danger: !isApproval(outcome) },
      onOk: () =>
        void submit(
          async () => send(values),
          () => {
            draft.drop()
            void message.success(t('call.done', { name }))
          },
        ),
    })
  }

  return (
    <ReviewPart title={t('call.title')}>
      <ReviewForm<CallDraft>
        draft={draft}
        initialValues={{ currency: concept.currency ?? 'CNY' }}
        faultsIn={callFaults}
        labelOf={labelOf}
        submitText={t('call.submit')}
        isBusy={isBusy}
        failure={failure}
        unmetFor={({ outcome }) =>
          conceptWorkflow.possibilityOf(
            outcome && !isApproval(outcome) ? 'returnSecond' : 'decide',
            concept,
            viewer,
          ).unmet
        }
        onSubmit={confirm}
      >
        <ReviewItem path={['outcome']} label={t('call.outcome')} required>
          <Radio.Group
            aria-label={t('call.outcome')}
            className="review-choices"
            options={DECISIONS.map((value) => ({ value, label: concepts(`choice.decision.${value}`) }))}
          />
        </ReviewItem>
        <OutcomeFields concept={concept} />
      </ReviewForm>
    </ReviewPart>
  )
}

/** What the chosen outcome asks for besides. */
function OutcomeFields({ concept }: { concept: Concept }) {
  const { t } = useTranslation('conceptsExpert')
  const outcome = Form.useWatch('outcome') as CallDraft['outcome']
  if (!outcome) return null
  return (
    <>
      <p>{t(`call.effect.${outcome}`)}</p>
      {isApproval(outcome) ? <AmountFields concept={concept} /> : <ReasonFields />}
      {outcome === 'conditions' && <ConditionRows />}
      {outcome === 'rework' && <NoteRows />}
    </>
  )
}

function AmountFields({ concept: { askedAmount, currency } }: { concept: Concept }) {
  const { t } = useTranslation('conceptsExpert')
  const chosen = Form.useWatch('currency') as Currency | undefined
  return (
    <div className="review-amount">
      <ReviewItem
        path={['amount']}
        label={t('call.amount')}
        required
        extra={
          currency && (
            <>
              {t('queue.asked')}: <MoneyText amount={askedAmount} currency={currency} />
            </>
          )
        }
      >
        <NumberInput {...(chosen ? { currency: chosen } : {})} />
      </ReviewItem>
      <ReviewItem path={['currency']} label={t('call.currency')} required>
        <Select options={CURRENCIES.map((value) => ({ value, label: value }))} />
      </ReviewItem>
    </div>
  )
}

function ReasonFields() {
  const { t } = useTranslation('conceptsExpert')
  const { min, max } = TEXT_LIMITS.reason
  return (
    <>
      <ReviewItem path={['reasonClass']} label={t('call.reasonClass')} required>
        <DictSelect type="poc_return_reason" />
      </ReviewItem>
      <ReviewItem path={['reason']} label={t('call.reason')} required extra={t('form.length', { min, max })}>
        <Input.TextArea
          autoSize={{ minRows: 3, maxRows: 12 }}
          count={{ show: true, max, strategy: (text) => Array.from(text.trim()).length }}
        />
      </ReviewItem>
    </>
  )
}
