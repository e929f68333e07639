import type { Page } from '@/shared/api'

interface PagePosition {
  pageNum: number
  pageSize: number
}

/**
 * Total number of rows. If the server sends none: the known rows, plus one after a full page, so that the next page can
 * be requested.
 */
export function estimatedTotal<T>(
  { rows, invalidRows, total }: Page<T>,
  { pageNum, pageSize }: PagePosition,
): number {
  const count = rows.length + invalidRows.length
  return total ?? (pageNum - 1) * pageSize + count + (count >= pageSize ? 1 : 0)
}
