import * as z from 'zod/mini'
import { setting } from '@/shared/lib/storage'

/** Px that a column may be wide. */
export const WIDTH = { min: 64, max: 640, step: 8 } as const

/** How a user wants the columns of a list; names of columns that are no longer there do nothing. */
export const Layout = z.object({
  version: z.literal(1),
  hidden: z.array(z.string()),
  order: z.array(z.string()),
  widths: z.record(z.string(), z.number().check(z.minimum(WIDTH.min), z.maximum(WIDTH.max))),
})
export type Layout = z.infer<typeof Layout>

export const plainLayout = (hidden: readonly string[] = []): Layout => ({
  version: 1,
  hidden: [...hidden],
  order: [],
  widths: {},
})

/** Columns that were left out under the key of an earlier release; null where nothing lies there. */
export const formerlyHidden = (key: string) => setting(key, z.nullable(z.array(z.string())), null).read()

interface Ordered {
  key: string
  /** Names the row: always on show, before the others. */
  isName?: boolean
}

/** Columns in the user's order. One that the order does not name follows the one that it was declared after. */
export function inOrder<C extends Ordered>(columns: readonly C[], order: readonly string[]): C[] {
  const known = order.flatMap((key) => columns.find((column) => column.key === key && !column.isName) ?? [])
  const ordered = [...new Set(known)]
  const optional = columns.filter(({ isName }) => !isName)
  for (const [index, column] of optional.entries()) {
    if (!ordered.includes(column)) ordered.splice(ordered.indexOf(optional[index - 1]!) + 1, 0, column)
  }
  return [...columns.filter(({ isName }) => isName), ...ordered]
}
