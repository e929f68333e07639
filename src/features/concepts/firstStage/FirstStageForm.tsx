import { useMemo } from 'react'
import { conceptApi } from '../api'
import type { Concept } from '../answers'
import { FirstStage } from '../domain/firstStage'
import { StageForm } from '../fields/StageForm'
import { draftName, useAutosave } from '../saving/useAutosave'
import { useNewerConcept } from '../saving/useNewerConcept'
import { settled, type Values } from '../saving/values'
import { useVersionOf } from '../saving/useVersionOf'
import { useChange } from '../useChange'
import { FirstStageFields } from './FirstStageFields'

const savedOf = ({ version, firstStage }: Concept) => ({ version, values: (firstStage ?? {}) as Values })

/** The first stage of a concept while it is written. */
export function FirstStageForm({ concept }: { concept: Concept }) {
  const { id } = concept
  const update = useChange(conceptApi.editFirst)
  const readConcept = useNewerConcept(id)
  const versionOf = useVersionOf(id)
  const autosaving = useAutosave({
    name: draftName(id, 'first'),
    stage: FirstStage,
    saved: useMemo(() => savedOf(concept), [concept]),
    save: async (version, values) =>
      versionOf(await update({ body: { id, version, firstStage: settled(FirstStage, values) } })),
    readNewer: async () => {
      const newer = await readConcept()
      return newer.ok ? { ok: true, data: savedOf(newer.data) } : newer
    },
  })
  return (
    <StageForm stage="first" schema={FirstStage} concept={concept} autosaving={autosaving}>
      <FirstStageFields />
    </StageForm>
  )
}
