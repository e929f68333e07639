import * as z from 'zod/mini'
import type { Comparable } from '../reports/model/reportContent'
import { AMOUNT, readTyped, type ValidationError } from './typedNumber'
import type { Workbench } from './workbench'

const OwnDeal = z.object({ key: z.string(), name: z.string(), value: z.string() })
export type OwnDeal = z.infer<typeof OwnDeal>

/** Filter for the deals to compare with; empty lists filter nothing. */
export const ComparablesDraft = z.object({
  stages: z.array(z.string()),
  areas: z.array(z.string()),
  own: z.array(OwnDeal),
})
export type ComparablesDraft = z.infer<typeof ComparablesDraft>

export const allComparables = (): ComparablesDraft => ({ stages: [], areas: [], own: [] })

export interface ReadOwnDeal {
  /** Null while invalid. */
  value: number | null
  issues: { name?: ValidationError; value?: ValidationError }
}

export function readOwnDeal({ name, value }: OwnDeal): ReadOwnDeal {
  const reading = readTyped(value, AMOUNT)
  const issues = {
    ...(name.trim() === '' && { name: { key: 'required' } satisfies ValidationError }),
    ...(!reading.ok && { value: reading.issue }),
  }
  return { value: reading.ok && !issues.name ? reading.value : null, issues }
}

const isAmong = (list: readonly string[], name: string) => list.length === 0 || list.includes(name)

/** Deals of the report that pass the filter, and the user's own, which count as deals of the asset's stage and area. */
export function dealsOf(
  { content, report }: Workbench,
  { stages, areas, own }: ComparablesDraft,
): Comparable[] {
  const [lead] = content.indications
  return [
    ...content.comparables.rows.filter(({ stage, area }) => isAmong(stages, stage) && isAmong(areas, area)),
    ...own.flatMap((deal) => {
      const { value } = readOwnDeal(deal)
      if (value === null) return []
      return {
        name: deal.name.trim(),
        value,
        stage: lead?.stages[0]?.stage ?? 'listed',
        area: lead?.area ?? 'all',
        year: Number(report.baseDate.slice(0, 4)),
        isDemo: false,
        isOwn: true,
      }
    }),
  ]
}
