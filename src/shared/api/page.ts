import * as z from 'zod/mini'

/** Rows of a page at most; of more than two hundred a list draws those in sight. */
export const MOST_ROWS = 500

/** `pageNum`, `pageSize` and the order of a list; its filters extend it. */
export const PageQuery = z.object({
  pageNum: z.coerce.number().check(z.int(), z.minimum(1)),
  pageSize: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS)),
  orderByColumn: z.optional(z.string()),
  isAsc: z.optional(z.enum(['asc', 'desc'])),
})
export type PageQuery = z.infer<typeof PageQuery>
