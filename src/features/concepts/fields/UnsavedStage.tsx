import type * as z from 'zod'
import { UnsavedTyped } from '@/shared/editing/UnsavedTyped'
import type { Values } from '@/shared/editing/values'
import type { Stage } from '../model/fieldLabel'
import { stageDraft } from './stageDraft'
import { useStageWords } from './useStageWords'

interface UnsavedStageProps {
  conceptId: string
  stage: Stage
  schema: z.ZodObject
  /** As the server holds it. */
  values: Values
}

/** What was typed into a stage that can no longer be changed, and never saved. */
export const UnsavedStage = ({ conceptId, stage, schema, values }: UnsavedStageProps) => (
  <UnsavedTyped
    draftKey={stageDraft(conceptId, stage)}
    schema={schema}
    values={values}
    words={useStageWords(stage)}
  />
)
