import { useMemo, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Result } from '@/shared/api'
import { SubmittedNotes } from '../notes/SubmittedNotes'
import type { FieldNote } from '../notes/fieldNotes'
import { UnsavedEdits } from './UnsavedEdits'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { useAutosave } from '@/shared/autosave/useAutosave'
import type { Values } from '@/shared/autosave/editedValues'
import type { Currency } from '@/shared/lib/money'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import type { Stage } from '../model/fieldLabel'
import { useConceptViewer } from '../model/useConceptViewer'
import { stageDraftKey } from './stageDraftKey'
import { StageForm } from './StageForm'
import { StageView } from './StageView'
import { useStageTexts } from './useStageTexts'

interface StageTabProps {
  stage: Stage
  schema: z.ZodMiniObject
  concept: Concept
  /** Values of the stage, referentially stable per concept; null before anything was written. */
  valuesOf: (concept: Concept) => Values | null
  save: (version: number, values: Values) => Promise<Result<{ version: number } | null>>
  currency?: Currency | undefined
  children: ReactNode
}

const EDIT = { first: 'editFirst', second: 'editSecond', after: 'editAfter' } as const

export function StageTab(props: StageTabProps) {
  const { stage, concept } = props
  const isEditable = conceptWorkflow.availabilityOf(EDIT[stage], concept, useConceptViewer()).isAllowed
  const Tab = isEditable ? EditableStage : ReadOnlyStage
  const notes = useMemo(() => concept.notes.filter((note) => note.stage === stage), [concept, stage])
  return <Tab key={concept.id} {...props} notes={notes} />
}

type NotedStageProps = StageTabProps & { notes: readonly FieldNote[] }

function EditableStage({ valuesOf, save, children, ...props }: NotedStageProps) {
  const editing = useStageEditing({ ...props, valuesOf, save })
  return (
    <StageForm {...props} editing={editing}>
      {children}
    </StageForm>
  )
}

/** Saved values, below local input that was never saved. */
function ReadOnlyStage({ stage, schema, concept, notes, valuesOf, currency, children }: NotedStageProps) {
  const values = valuesOf(concept)
  const texts = useStageTexts(stage)
  return (
    <>
      <UnsavedEdits
        draftKey={stageDraftKey(concept.id, stage)}
        schema={schema}
        values={values ?? {}}
        labels={texts}
      />
      <StageView key={concept.version} stage={stage} schema={schema} values={values} currency={currency}>
        {children}
      </StageView>
      <SubmittedNotes notes={notes} values={values} labels={texts} />
    </>
  )
}

type EditedStage = Pick<StageTabProps, 'stage' | 'schema' | 'concept' | 'valuesOf' | 'save'>

/** Version and values must come from the same response, or a change could go unnoticed. */
function useStageEditing({ stage, schema, concept, valuesOf, save }: EditedStage) {
  const { id } = concept
  const readConcept = useReadNewer(conceptApi.detail, { path: { id } })
  const savedOf = (read: Concept) => ({ version: read.version, values: valuesOf(read) ?? {} })
  return useAutosave({
    key: stageDraftKey(id, stage),
    schema,
    // oxlint-disable-next-line react/exhaustive-deps -- the values depend on the concept only
    saved: useMemo(() => savedOf(concept), [concept]),
    save,
    async readNewer() {
      const newer = await readConcept()
      return newer.ok ? { ok: true, data: savedOf(newer.data) } : newer
    },
  })
}
