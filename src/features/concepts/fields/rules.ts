import type * as z from 'zod'
import { faultsOf, isRequired, type Fault } from '../domain/drafts'
import type { Values } from '@/shared/editing/values'

let last: { stage: z.ZodObject; values: Values; faults: Fault[] } | undefined

/** As `faultsOf`, once for the values that many fields ask about at the same time. */
export function faultsOnce(stage: z.ZodObject, values: Values): Fault[] {
  if (last?.stage !== stage || last.values !== values)
    last = { stage, values, faults: faultsOf(stage, values) }
  return last.faults
}

/** Longer than any limit. */
const TOO_LONG = 'x'.repeat(100_000)

/** Values of a stage with nothing but one field. */
function only([name, index, cell]: readonly string[], value: unknown): Values {
  return index === undefined ? { [name!]: value } : { [name!]: [{ [cell!]: value }] }
}

/** The rules of one field, or of a cell of a list's rows (`experiments`, `cost`), asked of the stage itself. */
export function rulesOf(stage: z.ZodObject, list: string, cell?: string) {
  const path = cell === undefined ? [list] : [list, '0', cell]
  const field = path.join('.')
  const faultWith = (value: unknown) =>
    faultsOf(stage, only(path, value)).find((fault) => fault.field === field)
  const limit = faultWith(TOO_LONG)
  return {
    isRequired:
      cell === undefined ? isRequired(stage.shape[list] as z.ZodType) : faultWith(null)?.issue === 'required',
    /** Characters. */
    max: limit?.issue === 'tooLong' ? limit.params.max : undefined,
  }
}
