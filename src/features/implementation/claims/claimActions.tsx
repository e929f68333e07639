import { Alert } from 'antd'
import { read } from '@/shared/api'
import { serverToday } from '@/shared/api/serverToday'
import { DictTag } from '@/shared/dictionary/DictTag'
import { usePurchase } from '@/shared/form/useIdempotentSubmit'
import { DayField } from '@/shared/form/DayField'
import { LongField } from '@/shared/form/fields'
import { FilesField } from '@/shared/form/FilesField'
import { customMessages } from '@/shared/form/formContext'
import { useValues } from '@/shared/form/useFormValue'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf, at } from '@/shared/workflow/actions'
import { confirm } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import {
  CLAIM_RULES,
  claimWorkflow,
  inputFor,
  limitOf,
  type ClaimAction,
  type ClaimGuard,
} from '../domain/claimWorkflow'
import { AmountField } from '../project/AmountField'
import { projectApi } from '../project/projectLink.api'
import { editClaimAddress } from './addresses'
import { claimApi, type Claim } from './claims.api'
import { EvidenceField } from './EvidenceField'

const textsOf = (t: TFunction) => ({
  noun: t('implementationClaims:noun'),
  action: (action: ClaimAction) => t(`implementationClaims:action.${action}`),
  happens: (action: ClaimAction) => t(`implementationClaims:happens.${action}`),
  unmet: ({ guard }: { guard: ClaimGuard }) => t(`implementationClaims:guard.${guard}`),
})

function useWords() {
  const t = useTranslations('implementationClaims')
  return {
    labels: t('implementationClaims:field', { returnObjects: true }),
    ownText: customMessages(CLAIM_RULES, (key, params) =>
      t(`implementationClaims:rule.${key}`, { ...params }),
    ),
  }
}

type Event = Exclude<ClaimAction, 'edit'>

const change = (event: Event) => ({
  args: ({ id, version }: Claim, input: object = {}) => ({ body: { id, version, event, ...input } }) as never,
})
const plain = (event: 'report' | 'file' | 'survey') => confirm(claimApi.changeStatus, change(event))
/** An action whose form is one text. */
const saying = (event: Event, field: 'reason' | 'text') =>
  form<Claim>(claimApi.changeStatus, () => <LongField name={field} />, { ...change(event), useWords })

/** What fields ask of the claim beside what is typed: no part of what is sent. */
const useRoomId = () => useValues(({ roomId }) => String(roomId))

const AskFields = () => (
  <>
    <LongField name="wanted" />
    <DayField name="due" earliest={serverToday()} />
  </>
)

const AnswerFields = () => (
  <>
    <LongField name="answer" />
    <EvidenceField roomId={useRoomId()} />
  </>
)

const AppealFields = () => (
  <>
    <LongField name="reason" />
    <EvidenceField roomId={useRoomId()} />
  </>
)

const JudgementFields = () => (
  <>
    <AmountField />
    <LongField name="words" />
  </>
)

const PayFields = () => (
  <>
    <DayField name="date" latest={serverToday()} />
    <AmountField />
    <FilesField name="slip" kind="file" isRequired />
  </>
)

const withRoom = ({ roomId }: Claim) => ({ values: { roomId } })

const judging = (event: 'assess' | 'approve') =>
  form<Claim>(claimApi.changeStatus, JudgementFields, {
    ...change(event),
    useWords,
    useStart: (claim) => {
      const most = limitOf(event, claim)
      return { values: { currency: claim.currency, most, amount: most } }
    },
    inputFor: (claim) => inputFor(event, claim),
  })

const draftOf = (action: ClaimAction, { id }: Claim) => `claim:${id}:${action}`

/** What is left to be paid; what was sent without an answer can only be sent again. */
function usePaymentStart(claim: Claim) {
  const t = useTranslations('implementationClaims')
  const { unanswered } = usePurchase(draftOf('pay', claim))
  const most = limitOf('pay', claim)
  return {
    values: { date: serverToday(), amount: most, ...unanswered, currency: claim.currency, most },
    ...(unanswered && {
      note: <Alert type="warning" showIcon title={t('implementationClaims:payment.unanswered')} />,
    }),
  }
}

/** How each action on a claim is done, in the order in which they are offered. */
export const claimActions = actionsOf(
  claimWorkflow,
  {
    namespaces: ['implementationClaims'] as const,
    textsOf,
    read: (id) => read(claimApi.detail, { path: { id } }),
    invalidates: [claimApi, projectApi],
    refetchOnConflict: [claimApi.list, claimApi.detail],
    nameOf: ({ no }: Claim) => no,
    addressOf: (part = '') =>
      part.startsWith('/') ? part : `?${new URLSearchParams({ at: part }).toString()}`,
    draftOf,
    State: ({ value }) => <DictTag type="claim_status" value={value} />,
  },
  {
    report: plain('report'),
    file: plain('file'),
    survey: plain('survey'),
    answer: form<Claim>(claimApi.changeStatus, AnswerFields, {
      ...change('answer'),
      useWords,
      useStart: withRoom,
    }),
    assess: judging('assess'),
    ask: form<Claim>(claimApi.changeStatus, AskFields, { ...change('ask'), useWords }),
    approve: judging('approve'),
    pay: form<Claim>(claimApi.changeStatus, PayFields, {
      ...change('pay'),
      useWords,
      useStart: usePaymentStart,
      inputFor: (claim) => inputFor('pay', claim),
      isOnce: true,
    }),
    close: saying('close', 'reason'),
    appeal: form<Claim>(claimApi.changeStatus, AppealFields, {
      ...change('appeal'),
      useWords,
      useStart: withRoom,
    }),
    edit: at(({ id }: Claim) => editClaimAddress(id)),
    reject: saying('reject', 'reason'),
    withdraw: saying('withdraw', 'reason'),
    note: saying('note', 'text'),
  },
)
