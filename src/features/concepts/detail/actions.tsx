import { read } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { actionsOf, at, inline } from '@/shared/workflow/actions'
import { InlineActionButton } from '@/shared/workflow/InlineActionButton'
import { confirm, removal } from '@/shared/workflow/ConfirmStep'
import { file } from '@/shared/workflow/FileStep'
import { form } from '@/shared/workflow/FormStep'
import type { Concept } from '../model/answers'
import { CALL_NAMES, conceptApi } from '../model/concepts.api'
import { STATE } from '../domain/states'
import { conceptWorkflow } from '../domain/workflow'
import type { Stage } from '../model/fieldLabel'
import { conceptNoticeApi } from '../model/notice.api'
import { stageDraft } from '../fields/stageDraft'
import type { SealAction } from '../archive/useSeal'
import { useSealOne } from '../archive/useSealOne'
import { useWithdraw } from '../secrecy/useWithdraw'
import { conceptReads, useChange } from '../model/useChange'
import { conceptWords } from '../model/words'
import { AfterReturnFields, FirstReturnFields, OpinionFields } from './dialogs/AuditFields'
import { ChecklistFields } from './dialogs/ChecklistFields'
import { useAuditWords, useChecklistWords, useSecrecyWords } from './dialogs/formWords'
import { SecrecyFields, useSuggestedParties } from './dialogs/SecrecyFields'
import { AfterStageTab, FirstStageTab } from './stages'
import { Button } from 'antd'
import { useFailureMessage } from '@/shared/ui/useFailureMessage'
import { useSubmit } from '@/shared/form/useSubmit'

const FirstStage = ({ subject }: { subject: Concept }) => <FirstStageTab concept={subject} />
const AfterStage = ({ subject }: { subject: Concept }) => <AfterStageTab concept={subject} />

const unsaved = (part: string, stage: Stage) => ({
  handsIn: { part, draftOf: ({ id }: Concept) => stageDraft(id, stage) },
})

/** Reads that do not ask for one concept. */
const { list, sealList, secrecyList, statistics } = conceptApi

/** How each action on a concept is done, in the order in which they are offered. */
export const conceptActions = actionsOf(
  conceptWorkflow,
  {
    ...conceptWords,
    read: (id) => read(conceptApi.detail, { path: { id } }),
    ...conceptReads,
    nameOf: ({ name }: Concept) => name ?? '',
    draftOf: (action, { id }) => `concept:${id}:${CALL_NAMES[action]}`,
    State: ({ value }) => <DictTag type="poc_status" value={value} />,
  },
  {
    submitFirst: confirm(conceptApi.submitFirst, unsaved('firstStage', 'first')),
    submitSecond: confirm(conceptApi.submitSecond, unsaved('secondStage', 'second')),
    submitAfter: confirm(conceptApi.editAfter, {
      ...unsaved('afterStage', 'after'),
      args: ({ id, version, afterStage }: Concept) => ({
        body: { id, version, info: afterStage ?? {}, submit: true },
      }),
    }),
    passFirst: form(conceptApi.passFirst, OpinionFields, { useWords: useAuditWords }),
    returnFirst: form(conceptApi.returnFirst, FirstReturnFields, {
      useWords: useAuditWords,
      Beside: FirstStage,
      notes: 'notes',
    }),
    passAfter: form(conceptApi.passAfter, ChecklistFields, {
      useWords: useChecklistWords,
      Beside: AfterStage,
    }),
    returnAfter: form(conceptApi.returnAfter, AfterReturnFields, {
      useWords: useAuditWords,
      Beside: AfterStage,
    }),
    declare: at('decision'),
    score: at('decision'),
    decide: at('decision'),
    returnSecond: at('decision'),
    editFirst: at('firstStage'),
    editSecond: at('secondStage'),
    editAfter: at('afterStage'),
    answerNote: at(({ state }) => (state === STATE.secondFailed ? 'secondStage' : 'firstStage')),
    applySecrecy: form(conceptApi.applySecrecy, SecrecyFields, {
      useWords: useSecrecyWords,
      useStart: useSuggestedParties,
    }),
    signSecrecy: file(conceptApi.signSecrecy),
    withdrawSecrecy: inline(WithdrawButton),
    signService: file(conceptApi.signService),
    recordFirst: file(conceptApi.recordFirst),
    recordSecond: file(conceptApi.recordSecond),
    addToDecision: at('decision'),
    markSeen: inline(MarkSeen),
    seal: inline((props) => <SealButton action="seal" {...props} />),
    unseal: inline((props) => <SealButton action="unseal" {...props} />),
    remove: removal(conceptApi.remove, {
      args: ({ id }: Concept) => ({ path: { id } }),
      invalidates: [{ list, sealList, secrecyList, statistics }, conceptNoticeApi],
    }),
    readSecrecyTerms: null,
    readAfter: null,
  },
)

/** Takes the mark of a newly signed service agreement off a concept. */
function MarkSeen({ subject: { id }, label }: AtOnceProps) {
  const tellFailure = useFailureMessage()
  const clear = useChange(conceptNoticeApi.markSeen)
  const { isBusy, submit } = useSubmit()
  const send = async () => {
    const result = await clear({ body: { ids: [id] } })
    if (!result.ok) tellFailure(result)
    return result
  }
  return (
    <Button loading={isBusy} onClick={() => void submit(send, () => undefined)}>
      {label}
    </Button>
  )
}

interface AtOnceProps {
  subject: Concept
  label: string
}

/** Moves the concept into the archive or out of it. */
function SealButton({ action, subject: { id, name, code }, label }: AtOnceProps & { action: SealAction }) {
  const move = useSealOne(action)
  return <InlineActionButton act={() => move(id, name || code || id)}>{label}</InlineActionButton>
}

function WithdrawButton({ subject, label }: AtOnceProps) {
  const withdraw = useWithdraw()
  return (
    <InlineActionButton danger act={() => withdraw(subject)}>
      {label}
    </InlineActionButton>
  )
}
