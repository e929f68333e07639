import * as z from 'zod/mini'
import { numberOrNull } from '@/shared/api/wireDefaults'

const Unit = z.enum(['percent', 'money', 'years', 'number', 'text', 'day'])

/** Published or default number that a derived value was computed from; percent as a fraction. */
const BasisPart = z.object({
  /** Identifier, such as `area:oncology`. */
  name: z.string(),
  value: z.number(),
  unit: Unit,
  source: z.string(),
  /** Number as printed, if another one was used. */
  printed: numberOrNull,
  /** Number of phase transitions that it is based on. */
  n: numberOrNull,
})
export type BasisPart = z.infer<typeof BasisPart>

export const Assumption = z.object({
  field: z.string(),
  /** Id of the indication; absent when it holds for all. */
  indication: z.nullish(z.string()),
  stage: z.nullish(z.string()),
  value: z.union([z.number(), z.string()]),
  unit: Unit,
  /** `user`, `lead` (taken over), `derived`, `default`, or the label of a published source in the method. */
  source: z.string(),
  /** Computation of a derived value: the formula's name and its inputs. */
  basis: z.nullish(z.object({ formula: z.string(), parts: z.array(BasisPart) })),
  sampleSize: z.nullish(z.number()),
  isSmallSample: z.nullish(z.boolean()),
})
export type Assumption = z.infer<typeof Assumption>
