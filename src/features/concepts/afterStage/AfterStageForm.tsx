import { useMemo } from 'react'
import { conceptApi } from '../api'
import type { Concept } from '../answers'
import { afterStageOf } from '../domain/afterStage'
import { STATE } from '../domain/states'
import { StageForm } from '../fields/StageForm'
import { draftName, useAutosave } from '../saving/useAutosave'
import { useNewerConcept } from '../saving/useNewerConcept'
import { useVersionOf } from '../saving/useVersionOf'
import { settled, type Values } from '../saving/values'
import { useChange } from '../useChange'
import { AfterInfoFrame, type AfterInfo } from './AfterInfoFrame'
import { AfterStageFields } from './AfterStageFields'

/** What follows the decision, while it is written. */
export function AfterStageForm({ concept }: { concept: Concept }) {
  // The form itself shows the opinion with which it was returned, where the concept has one.
  const isReturned =
    concept.state === STATE.afterFailed && !concept.opinions.some(({ stage }) => stage === 'after')
  return (
    <AfterInfoFrame id={concept.id} isReturned={isReturned}>
      {(info) => <EditedAfterStage concept={concept} info={info} />}
    </AfterInfoFrame>
  )
}

/** Version and content have to be of one read, or someone else's change might go unseen. */
const savedOf = ({ version, afterStage }: Concept, info: AfterInfo) => ({
  version,
  values: (afterStage ?? info.info ?? {}) as Values,
})

function EditedAfterStage({ concept, info }: { concept: Concept; info: AfterInfo }) {
  const { id } = concept
  const { approvedAmount, currency } = info
  const schema = useMemo(() => afterStageOf(approvedAmount), [approvedAmount])
  const update = useChange(conceptApi.editAfter)
  const readConcept = useNewerConcept(id)
  const versionOf = useVersionOf(id)
  const autosaving = useAutosave({
    name: draftName(id, 'after'),
    stage: schema,
    saved: useMemo(() => savedOf(concept, info), [concept, info]),
    save: async (version, values) =>
      versionOf(await update({ body: { id, version, info: settled(schema, values), submit: false } })),
    readNewer: async () => {
      const newer = await readConcept()
      return newer.ok ? { ok: true, data: savedOf(newer.data, info) } : newer
    },
  })
  return (
    <StageForm
      stage="after"
      schema={schema}
      concept={concept}
      autosaving={autosaving}
      currency={currency ?? undefined}
    >
      <AfterStageFields approved={approvedAmount} />
    </StageForm>
  )
}
