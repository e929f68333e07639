import * as z from 'zod/mini'
import { setting } from '@/shared/lib/storage'

export const WIDTH = { min: 64, max: 640, step: 8 } as const

/** A user's column layout of a list; keys of columns that no longer exist are ignored. */
export const Layout = z.object({
  version: z.literal(1),
  hidden: z.array(z.string()),
  order: z.array(z.string()),
  widths: z.record(z.string(), z.number().check(z.minimum(WIDTH.min), z.maximum(WIDTH.max))),
})
export type Layout = z.infer<typeof Layout>

export const defaultLayout = (hidden: readonly string[] = []): Layout => ({
  version: 1,
  hidden: [...hidden],
  order: [],
  widths: {},
})

/** Hidden columns as stored by an earlier release; null if there are none. */
export const legacyHiddenColumns = (key: string) => setting(key, z.nullable(z.array(z.string())), null).read()

interface Ordered {
  key: string
  isPrimary?: boolean
}

/** Sorts columns by the user's order. A column missing from the order follows the one it was declared after. */
export function orderColumns<C extends Ordered>(columns: readonly C[], order: readonly string[]): C[] {
  const known = order.flatMap(
    (key) => columns.find((column) => column.key === key && !column.isPrimary) ?? [],
  )
  const ordered = [...new Set(known)]
  const optional = columns.filter(({ isPrimary }) => !isPrimary)
  for (const [index, column] of optional.entries()) {
    if (!ordered.includes(column)) ordered.splice(ordered.indexOf(optional[index - 1]!) + 1, 0, column)
  }
  return [...columns.filter(({ isPrimary }) => isPrimary), ...ordered]
}
