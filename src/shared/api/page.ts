import * as z from 'zod'

/** Rows of a page at most; of more than two hundred a list draws those in sight. */
export const MOST_ROWS = 500

/** `pageNum`, `pageSize` and the order of a list; its filters extend it. */
export const PageQuery = z.object({
  pageNum: z.coerce.number().int().min(1),
  pageSize: z.coerce.number().int().min(1).max(MOST_ROWS),
  orderByColumn: z.string().optional(),
  isAsc: z.enum(['asc', 'desc']).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>
