import { Alert } from 'antd'
import { apiQuery } from '@/shared/api'
import { serverToday } from '@/shared/api/serverToday'
import { DictTag } from '@/shared/dictionary/DictTag'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'
import { DayField } from '@/shared/form/DayField'
import { TextAreaField } from '@/shared/form/textFields'
import { FilesField } from '@/shared/form/FilesField'
import { customMessages } from '@/shared/form/formContext'
import { MoneyField } from '@/shared/form/MoneyField'
import { SelectField } from '@/shared/form/SelectField'
import { useFormValue } from '@/shared/form/useFormValue'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { formatPrice, type Currency } from '@/shared/lib/money'
import { actionsOf, onPart } from '@/shared/workflow/workflowUi'
import { confirm } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import {
  CLAIM_RULES,
  claimWorkflow,
  correctInputFor,
  inputFor,
  limitOf,
  paymentsOfOthers,
  type ClaimAction,
  type ClaimGuard,
} from '../domain/claimWorkflow'
import { AmountField } from '../project/AmountField'
import { projectApi } from '../project/projectLink.api'
import { editClaimAddress } from './claimAddresses'
import { claimApi, type Claim } from './claims.api'
import { EvidenceField } from './EvidenceField'
import { useClaimViewer } from './useClaimViewer'

const textsOf = (t: TFunction) => ({
  noun: t('implementationClaims:noun'),
  action: (action: ClaimAction) => t(`implementationClaims:action.${action}`),
  happens: (action: ClaimAction) => t(`implementationClaims:happens.${action}`),
  unmet: ({ guard }: { guard: ClaimGuard }) => t(`implementationClaims:guard.${guard}`),
})

/** Labels and messages of all forms about claims. */
export function useClaimLabels() {
  const t = useTranslations('implementationClaims')
  return {
    labels: t('implementationClaims:field', { returnObjects: true }),
    customMessage: customMessages(CLAIM_RULES, (key, params) =>
      t(`implementationClaims:rule.${key}`, { ...params }),
    ),
  }
}

type ChangeEvent = Exclude<ClaimAction, 'edit'>

const changeOptions = (event: ChangeEvent) => ({
  args: ({ id, version }: Claim, input: object = {}) => ({ body: { id, version, event, ...input } }) as never,
})
const confirmChange = (event: 'report' | 'file' | 'survey') =>
  confirm(claimApi.changeStatus, changeOptions(event))
/** Action whose form is a single text field. */
const textForm = (event: ChangeEvent, field: 'reason' | 'text') =>
  form<Claim>(claimApi.changeStatus, () => <TextAreaField name={field} />, {
    ...changeOptions(event),
    useFormTexts: useClaimLabels,
  })

/** The room is a form value that evidence fields need; it is not sent. */
const useRoomId = () => useFormValue(({ roomId }) => String(roomId))

const AskFields = () => (
  <>
    <TextAreaField name="wanted" />
    <DayField name="due" earliest={serverToday()} />
  </>
)

const AnswerFields = () => (
  <>
    <TextAreaField name="answer" />
    <EvidenceField roomId={useRoomId()} />
  </>
)

const AppealFields = () => (
  <>
    <TextAreaField name="reason" />
    <EvidenceField roomId={useRoomId()} />
  </>
)

const JudgementFields = () => (
  <>
    <AmountField />
    <TextAreaField name="words" />
  </>
)

const PayFields = () => (
  <>
    <DayField name="date" latest={serverToday()} />
    <AmountField />
    <FilesField name="slip" kind="file" isRequired />
  </>
)

const usePayments = () =>
  useFormValue(({ payments }) => (payments ?? []) as readonly { value: string; label: string }[])

const CorrectFields = () => (
  <>
    <SelectField name="paymentId" options={usePayments()} />
    <DayField name="date" latest={serverToday()} />
    <MoneyField name="amount" currency={useFormValue(({ currency }) => currency as Currency)} />
    <FilesField name="slip" kind="file" isRequired />
    <TextAreaField name="reason" />
  </>
)

const ReverseFields = () => (
  <>
    <SelectField name="paymentId" options={usePayments()} />
    <TextAreaField name="reason" />
  </>
)

/** Starts with the latest payment of somebody else; the choices are a form value that is not sent. */
function usePaymentChoice(claim: Claim) {
  const { userId } = useClaimViewer()
  const found = paymentsOfOthers(claim, userId)
  const last = found.at(-1)
  return {
    values: {
      paymentId: last?.id,
      ...(last && { date: last.date, amount: last.amount, slip: last.slip }),
      currency: claim.currency,
      payments: found.map(({ id, date, amount, by }) => ({
        value: id,
        label: `${date} · ${formatPrice(amount, claim.currency)} · ${by}`,
      })),
    },
  }
}

const roomValues = ({ roomId }: Claim) => ({ values: { roomId } })

const judgementForm = (event: 'assess' | 'approve') =>
  form<Claim>(claimApi.changeStatus, JudgementFields, {
    ...changeOptions(event),
    useFormTexts: useClaimLabels,
    useStart: (claim) => {
      const max = limitOf(event, claim)
      return { values: { currency: claim.currency, most: max, amount: max } }
    },
    inputFor: (claim) => inputFor(event, claim),
  })

const draftOf = (action: ClaimAction, { id }: Claim) => `claim:${id}:${action}`

/** Starts with the remaining amount; a payment that got no answer can only be sent again. */
function usePaymentStart(claim: Claim) {
  const t = useTranslations('implementationClaims')
  const { unanswered } = useIdempotentSubmit(draftOf('pay', claim))
  const max = limitOf('pay', claim)
  return {
    values: { date: serverToday(), amount: max, ...unanswered, currency: claim.currency, most: max },
    ...(unanswered && {
      note: <Alert type="warning" showIcon title={t('implementationClaims:payment.unanswered')} />,
    }),
  }
}

/** Actions on a claim, in display order. */
export const claimActions = actionsOf(
  claimWorkflow,
  {
    namespaces: ['implementationClaims'] as const,
    textsOf,
    read: (id) => apiQuery(claimApi.detail, { path: { id } }),
    invalidates: [claimApi, projectApi],
    refetchOnConflict: [claimApi.list, claimApi.detail],
    nameOf: ({ no }: Claim) => no,
    addressOf: (part = '') =>
      part.startsWith('/') ? part : `?${new URLSearchParams({ at: part }).toString()}`,
    draftOf,
    State: ({ value }) => <DictTag type="claim_status" value={value} />,
  },
  {
    report: confirmChange('report'),
    file: confirmChange('file'),
    survey: confirmChange('survey'),
    answer: form<Claim>(claimApi.changeStatus, AnswerFields, {
      ...changeOptions('answer'),
      useFormTexts: useClaimLabels,
      useStart: roomValues,
    }),
    assess: judgementForm('assess'),
    ask: form<Claim>(claimApi.changeStatus, AskFields, {
      ...changeOptions('ask'),
      useFormTexts: useClaimLabels,
    }),
    approve: judgementForm('approve'),
    pay: form<Claim>(claimApi.changeStatus, PayFields, {
      ...changeOptions('pay'),
      useFormTexts: useClaimLabels,
      useStart: usePaymentStart,
      inputFor: (claim) => inputFor('pay', claim),
      isIdempotent: true,
    }),
    close: textForm('close', 'reason'),
    appeal: form<Claim>(claimApi.changeStatus, AppealFields, {
      ...changeOptions('appeal'),
      useFormTexts: useClaimLabels,
      useStart: roomValues,
    }),
    edit: onPart(({ id }: Claim) => editClaimAddress(id)),
    reject: textForm('reject', 'reason'),
    withdraw: textForm('withdraw', 'reason'),
    note: textForm('note', 'text'),
    correct: form<Claim>(claimApi.changeStatus, CorrectFields, {
      ...changeOptions('correct'),
      useFormTexts: useClaimLabels,
      useStart: usePaymentChoice,
      inputFor: (claim) => correctInputFor(claim),
    }),
    reverse: form<Claim>(claimApi.changeStatus, ReverseFields, {
      ...changeOptions('reverse'),
      useFormTexts: useClaimLabels,
      useStart: usePaymentChoice,
    }),
  },
)
