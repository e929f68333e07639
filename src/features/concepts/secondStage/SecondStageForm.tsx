import { useMemo } from 'react'
import { conceptApi } from '../api'
import type { Concept } from '../answers'
import { SecondStage } from '../domain/secondStage'
import { StageForm } from '../fields/StageForm'
import { draftName, useAutosave } from '../saving/useAutosave'
import { useNewerConcept } from '../saving/useNewerConcept'
import { settled, type Values } from '../saving/values'
import { useVersionOf } from '../saving/useVersionOf'
import { useChange } from '../useChange'
import { SecondStageFields } from './SecondStageFields'

const savedOf = ({ version, secondStage }: Concept) => ({ version, values: (secondStage ?? {}) as Values })

/** The second stage of a concept while it is written. */
export function SecondStageForm({ concept }: { concept: Concept }) {
  const { id } = concept
  const update = useChange(conceptApi.editSecond)
  const readConcept = useNewerConcept(id)
  const versionOf = useVersionOf(id)
  const autosaving = useAutosave({
    name: draftName(id, 'second'),
    stage: SecondStage,
    saved: useMemo(() => savedOf(concept), [concept]),
    save: async (version, values) =>
      versionOf(await update({ body: { id, version, info: settled(SecondStage, values) } })),
    readNewer: async () => {
      const newer = await readConcept()
      return newer.ok ? { ok: true, data: savedOf(newer.data) } : newer
    },
  })
  return (
    <StageForm stage="second" schema={SecondStage} concept={concept} autosaving={autosaving}>
      <SecondStageFields />
    </StageForm>
  )
}
