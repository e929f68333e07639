import * as z from 'zod'

/** `pageNum`, `pageSize` and the order of a list; its filters extend it. */
export const PageQuery = z.object({
  pageNum: z.coerce.number().int().min(1),
  pageSize: z.coerce.number().int().min(1).max(100),
  orderByColumn: z.string().optional(),
  isAsc: z.enum(['asc', 'desc']).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>
