import { useMemo, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Result } from '@/shared/api'
import { HandedInNotes } from '../notes/HandedInNotes'
import type { FieldNote } from '../notes/notes'
import { UnsavedTyped } from './UnsavedTyped'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { useVersioned } from '@/shared/autosave/useVersioned'
import type { Values } from '@/shared/autosave/values'
import type { Currency } from '@/shared/lib/money'
import { conceptWorkflow } from '../domain/workflow'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import type { Stage } from '../model/fieldLabel'
import { useViewer } from '../model/viewer'
import { stageDraft } from './stageDraft'
import { StageForm } from './StageForm'
import { StageView } from './StageView'
import { useStageWords } from './useStageWords'

interface StageTabProps {
  stage: Stage
  schema: z.ZodMiniObject
  concept: Concept
  /** What is written of the stage, the same one for the same concept; null before anything is. */
  valuesOf: (concept: Concept) => Values | null
  save: (version: number, values: Values) => Promise<Result<{ version: number } | null>>
  /** Of the amounts, where it is not a field of the stage. */
  currency?: Currency | undefined
  /** `Group`s of fields. */
  children: ReactNode
}

const EDIT = { first: 'editFirst', second: 'editSecond', after: 'editAfter' } as const

/** A stage of a concept: a form for whoever may write it, and to be read by the others. */
export function StageTab(props: StageTabProps) {
  const { stage, concept } = props
  const isWritten = conceptWorkflow.availabilityOf(EDIT[stage], concept, useViewer()).isAllowed
  const Tab = isWritten ? WrittenStage : ReadStage
  const notes = useMemo(() => concept.notes.filter((note) => note.stage === stage), [concept, stage])
  return <Tab key={concept.id} {...props} notes={notes} />
}

type NotedStageProps = StageTabProps & { notes: readonly FieldNote[] }

function WrittenStage({ valuesOf, save, children, ...props }: NotedStageProps) {
  const editing = useStageEditing({ ...props, valuesOf, save })
  return (
    <StageForm {...props} editing={editing}>
      {children}
    </StageForm>
  )
}

/** As the server holds it, below what was typed here and never saved. */
function ReadStage({ stage, schema, concept, notes, valuesOf, currency, children }: NotedStageProps) {
  const values = valuesOf(concept)
  const words = useStageWords(stage)
  return (
    <>
      <UnsavedTyped
        draftKey={stageDraft(concept.id, stage)}
        schema={schema}
        values={values ?? {}}
        words={words}
      />
      <StageView key={concept.version} stage={stage} schema={schema} values={values} currency={currency}>
        {children}
      </StageView>
      <HandedInNotes notes={notes} values={values} words={words} />
    </>
  )
}

type EditedStage = Pick<StageTabProps, 'stage' | 'schema' | 'concept' | 'valuesOf' | 'save'>

/** A stage of a concept while it is written. Version and content are of one read, or a change might go unseen. */
function useStageEditing({ stage, schema, concept, valuesOf, save }: EditedStage) {
  const { id } = concept
  const readConcept = useReadNewer(conceptApi.detail, { path: { id } })
  const savedOf = (read: Concept) => ({ version: read.version, values: valuesOf(read) ?? {} })
  return useVersioned({
    key: stageDraft(id, stage),
    schema,
    // oxlint-disable-next-line react/exhaustive-deps -- the values follow from the concept alone
    saved: useMemo(() => savedOf(concept), [concept]),
    save,
    async readNewer() {
      const newer = await readConcept()
      return newer.ok ? { ok: true, data: savedOf(newer.data) } : newer
    },
  })
}
