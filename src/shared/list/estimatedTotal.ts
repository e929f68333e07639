import type { Page } from '@/shared/api'

interface PlaceOfPage {
  pageNum: number
  pageSize: number
}

/**
 * How many rows there are; where the server does not say, as many as are known of and, after a full page, one more:
 * so that the next page can be looked for.
 */
export function estimatedTotal<T>(
  { rows, invalidRows: unread, total }: Page<T>,
  { pageNum, pageSize }: PlaceOfPage,
): number {
  const count = rows.length + unread.length
  return total ?? (pageNum - 1) * pageSize + count + (count >= pageSize ? 1 : 0)
}
