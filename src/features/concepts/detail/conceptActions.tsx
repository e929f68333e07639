import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { actionsOf, onPart, inline } from '@/shared/workflow/workflowUi'
import { InlineActionButton } from '@/shared/workflow/InlineActionButton'
import { confirm, removal } from '@/shared/workflow/ConfirmStep'
import { file } from '@/shared/workflow/FileStep'
import { form } from '@/shared/workflow/FormStep'
import type { Concept } from '../model/answers'
import { CALL_NAMES, conceptApi } from '../model/concepts.api'
import { STATE } from '../domain/conceptStates'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import type { Stage } from '../model/fieldLabel'
import { conceptNoticeApi } from '../model/notice.api'
import { stageDraftKey } from '../fields/stageDraftKey'
import type { ArchiveAction } from '../archive/useArchive'
import { useArchiveOne } from '../archive/useArchiveOne'
import { useWithdraw } from '../secrecy/useWithdraw'
import { conceptQueries, useConceptMutation } from '../model/useConceptMutation'
import { conceptTexts } from '../model/conceptTexts'
import { AfterReturnFields, FirstReturnFields, OpinionFields } from './dialogs/OpinionFields'
import { ChecklistFields } from './dialogs/ChecklistFields'
import { useAuditLabels, useChecklistLabels, useSecrecyLabels } from './dialogs/formLabels'
import { SecrecyFields, useSuggestedParties } from './dialogs/SecrecyFields'
import { AfterStageTab, FirstStageTab } from './lazyTabs'
import { Button } from 'antd'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { useSubmit } from '@/shared/form/useSubmit'

const FirstStage = ({ subject }: { subject: Concept }) => <FirstStageTab concept={subject} />
const AfterStage = ({ subject }: { subject: Concept }) => <AfterStageTab concept={subject} />

const submitsDraft = (part: string, stage: Stage) => ({
  submittedPart: { part, draftOf: ({ id }: Concept) => stageDraftKey(id, stage) },
})

/** Requests that do not load a single concept. */
const { list, sealList, secrecyList, statistics } = conceptApi

/** Actions on a concept, in display order. */
export const conceptActions = actionsOf(
  conceptWorkflow,
  {
    ...conceptTexts,
    read: (id) => apiQuery(conceptApi.detail, { path: { id } }),
    ...conceptQueries,
    nameOf: ({ name }: Concept) => name ?? '',
    draftOf: (action, { id }) => `concept:${id}:${CALL_NAMES[action]}`,
    State: ({ value }) => <DictTag type="poc_status" value={value} />,
  },
  {
    submitFirst: confirm(conceptApi.submitFirst, submitsDraft('firstStage', 'first')),
    submitSecond: confirm(conceptApi.submitSecond, submitsDraft('secondStage', 'second')),
    submitAfter: confirm(conceptApi.editAfter, {
      ...submitsDraft('afterStage', 'after'),
      args: ({ id, version, afterStage }: Concept) => ({
        body: { id, version, info: afterStage ?? {}, submit: true },
      }),
    }),
    passFirst: form(conceptApi.passFirst, OpinionFields, { useFormTexts: useAuditLabels }),
    returnFirst: form(conceptApi.returnFirst, FirstReturnFields, {
      useFormTexts: useAuditLabels,
      SideContent: FirstStage,
      notes: 'notes',
    }),
    passAfter: form(conceptApi.passAfter, ChecklistFields, {
      useFormTexts: useChecklistLabels,
      SideContent: AfterStage,
    }),
    returnAfter: form(conceptApi.returnAfter, AfterReturnFields, {
      useFormTexts: useAuditLabels,
      SideContent: AfterStage,
    }),
    declare: onPart('decision'),
    score: onPart('decision'),
    decide: onPart('decision'),
    returnSecond: onPart('decision'),
    editFirst: onPart('firstStage'),
    editSecond: onPart('secondStage'),
    editAfter: onPart('afterStage'),
    answerNote: onPart(({ state }) => (state === STATE.secondFailed ? 'secondStage' : 'firstStage')),
    applySecrecy: form(conceptApi.applySecrecy, SecrecyFields, {
      useFormTexts: useSecrecyLabels,
      useStart: useSuggestedParties,
    }),
    signSecrecy: file(conceptApi.signSecrecy),
    withdrawSecrecy: inline(WithdrawButton),
    signService: file(conceptApi.signService),
    recordFirst: file(conceptApi.recordFirst),
    recordSecond: file(conceptApi.recordSecond),
    addToDecision: onPart('decision'),
    markSeen: inline(MarkSeen),
    seal: inline((props) => <ArchiveButton action="seal" {...props} />),
    unseal: inline((props) => <ArchiveButton action="unseal" {...props} />),
    remove: removal(conceptApi.remove, {
      args: ({ id }: Concept) => ({ path: { id } }),
      invalidates: [{ list, sealList, secrecyList, statistics }, conceptNoticeApi],
    }),
    readSecrecyTerms: null,
    readAfter: null,
  },
)

/** Clears the highlight of a newly signed service agreement. */
function MarkSeen({ subject: { id }, label }: InlineActionProps) {
  const notifyFailure = useNotifyFailure()
  const clear = useConceptMutation(conceptNoticeApi.markSeen)
  const { isBusy, submit } = useSubmit()
  const send = async () => {
    const result = await clear({ body: { ids: [id] } })
    if (!result.ok) notifyFailure(result)
    return result
  }
  return (
    <Button loading={isBusy} onClick={() => void submit(send, () => undefined)}>
      {label}
    </Button>
  )
}

interface InlineActionProps {
  subject: Concept
  label: string
}

function ArchiveButton({
  action,
  subject: { id, name, code },
  label,
}: InlineActionProps & { action: ArchiveAction }) {
  const move = useArchiveOne(action)
  return <InlineActionButton action={() => move(id, name || code || id)}>{label}</InlineActionButton>
}

function WithdrawButton({ subject, label }: InlineActionProps) {
  const withdraw = useWithdraw()
  return (
    <InlineActionButton danger action={() => withdraw(subject)}>
      {label}
    </InlineActionButton>
  )
}
