import * as z from 'zod/mini'

/** A list of more than 200 rows is virtualized. */
export const MAX_PAGE_SIZE = 500

export const PageQuery = z.object({
  pageNum: z.coerce.number().check(z.int(), z.minimum(1)),
  pageSize: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE)),
  orderByColumn: z.optional(z.string()),
  isAsc: z.optional(z.enum(['asc', 'desc'])),
})
export type PageQuery = z.infer<typeof PageQuery>
