import { createContext, use } from 'react'
import type * as z from 'zod/mini'
import type { Currency } from '@/shared/lib/money'
import type { Stage } from '../model/fieldLabel'

interface StageContextValue {
  stage: Stage
  schema: z.ZodMiniObject
  /** Currency of the amounts, unless it is a field of the stage. */
  currency?: Currency | undefined
}

export const StageContext = createContext<StageContextValue | null>(null)

export function useStage(): StageContextValue {
  const value = use(StageContext)
  if (!value) throw new Error('a field stands outside of a stage')
  return value
}
