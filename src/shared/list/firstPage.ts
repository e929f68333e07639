import type { $ZodType } from 'zod/v4/core'
import type { AnyEndpoint } from '@/shared/api'
import type { PageQuery } from '@/shared/api/page'
import type { EarlyRead } from '@/shared/earlyReads'
import { readAddress, type Raw } from './address'

/** Of a list whose address says nothing. */
export const FIRST_PAGE = { pageNum: '1', pageSize: '10' }

/** What a list reads first; `always` as it is given to `useList`. */
export const firstPage = (endpoint: AnyEndpoint, always: Raw = {}): EarlyRead => [
  endpoint,
  { query: readAddress(endpoint.query as $ZodType<PageQuery>, always, FIRST_PAGE) },
]
