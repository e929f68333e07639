import { useMemo } from 'react'
import type * as z from 'zod'
import type { Result } from '@/shared/api'
import { useReadNewer } from '@/shared/editing/useReadNewer'
import { useVersioned } from '@/shared/editing/useVersioned'
import type { Values } from '@/shared/editing/values'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/api'
import type { Stage } from '../model/fieldLabel'
import { stageDraft } from './stageDraft'

interface StageEditing {
  stage: Stage
  schema: z.ZodObject
  concept: Concept
  /** What is written of the stage; the same one for the same concept. */
  valuesOf: (concept: Concept) => Values
  save: (version: number, values: Values) => Promise<Result<{ version: number } | null>>
}

/** A stage of a concept while it is written. Version and content are of one read, or a change might go unseen. */
export function useStageEditing({ stage, schema, concept, valuesOf, save }: StageEditing) {
  const { id } = concept
  const readConcept = useReadNewer(conceptApi.detail, { path: { id } })
  const savedOf = (read: Concept) => ({ version: read.version, values: valuesOf(read) })
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
