import { isFilled } from '@/shared/form/validation'
import { isAs, proposal, type EventRow } from './priceEvents'
import type { FormValues } from './schema'

type Rows = (EventRow | undefined)[]

/** The events after a kind was chosen: it fills its row, unless the row holds something of the user's own. */
export function filledEvents(values: FormValues, before: FormValues): Partial<FormValues> {
  const rows = (values.priceEvents ?? []) as Rows
  const were = (before.priceEvents ?? []) as Rows
  let isFilledIn = false
  const filled = rows.map((row, index) => {
    const was = rows.length === were.length ? were[index] : undefined
    if (!row || row.kind === was?.kind) return row
    const isOwn =
      (isFilled(row.when) || isFilled(row.cut)) && !isAs(proposal(was?.kind, were.slice(0, index)), row)
    const proposed = proposal(row.kind, rows.slice(0, index))
    if (isOwn || !proposed) return row
    isFilledIn = true
    return { ...row, when: String(proposed.when), cut: String(proposed.cut) }
  })
  return isFilledIn ? ({ priceEvents: filled } as Partial<FormValues>) : {}
}
