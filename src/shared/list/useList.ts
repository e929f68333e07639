import { keepPreviousData, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TablePaginationConfig, TableProps } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import {
  apiQuery,
  type AnswerOf,
  type AnyEndpoint,
  type Failure,
  type Page,
  type InvalidRow,
} from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { MOST_ROWS, type PageQuery } from '@/shared/api/page'
import { tabValue } from '@/shared/lib/storage'
import { useTranslations } from '@/shared/i18n'
import { useClear } from './useClearFilters'
import { estimatedTotal } from './estimatedTotal'
import { rowKey, dedupeRowKeys } from './rowKeys'
import { invalidRowsSummary } from './InvalidRows'
import { useAddressState } from './useAddressState'

type RowOf<E> = AnswerOf<E> extends Page<infer Row extends { id: string }> ? Row : never
export type Filters = Record<string, string | undefined>

const NOTHING: Page<never> = { rows: [], invalidRows: [], total: 0 }

/** Defaults of a list whose address has no page. */
const FIRST_PAGE = { pageNum: '1', pageSize: '10' }

const PAGE_SIZES = [10, 20, 50, 100, MOST_ROWS]

/** Names in the address that are not filters. */
const NO_FILTERS = new Set(['pageNum', 'pageSize', 'orderByColumn', 'isAsc', 'view'])

/** The filters and sort order in a query string, without `always` and the page. */
const shownIn = (params: URLSearchParams, always: Filters) =>
  new URLSearchParams(
    [...params].filter(([name]) => !['pageNum', 'pageSize'].includes(name) && !Object.hasOwn(always, name)),
  ).toString()

type Order = Pick<PageQuery, 'orderByColumn' | 'isAsc'>

export interface List<Row, Query = unknown> {
  rows: readonly Row[]
  /** Rows of the page that could not be read; the table says so at its foot. */
  unread: readonly InvalidRow[]
  filters: Filters
  /** The query, as the endpoint takes it. */
  query: Query
  /** Shows the first page of what matches; absent and empty values are no filters. `replace`: *back* leaves it out. */
  filter: (filters: Filters, how?: { replace: boolean }) => void
  /** Takes filters away, all or those named, and offers for a while to take that back. */
  clear: (names?: readonly string[]) => void
  /** Filters and sort order as a query string, without the page. */
  shown: string
  /** The query string of a link that shows the list so. */
  searchOf: (shown: string) => string
  pageSize: number
  /** The view named in the address; null for the default. */
  view: string | null
  show: (view: string | undefined) => void
  /** The column that the rows are ordered by, as the address says. */
  sorted: Order
  /** Shows the first page in another order; undefined for the server's own. */
  sort: (order: Order | undefined) => void
  failure: Failure | null
  isLoading: boolean
  retry: () => void
  /** The page asked for lies past the last one; null otherwise. */
  toLastPage: (() => void) | null
  table: Pick<
    TableProps<Row>,
    'dataSource' | 'rowKey' | 'size' | 'loading' | 'pagination' | 'onChange' | 'summary'
  >
}

/**
 * A list whose filters, page and sort live in the address, so that it can be shared, reloaded and left by
 * *back*. Entered without any, it takes up where this browser tab left it. `always`: filters that make the screen
 * what it is, and are not in its address.
 */
export function useList<E extends AnyEndpoint>(
  endpoint: E,
  always: Filters = {},
): List<RowOf<E>, Args<E>['query']> {
  const t = useTranslations('parts')
  const queries = useQueryClient()
  const {
    state: query,
    params,
    put,
  } = useAddressState(endpoint.query as $ZodType<PageQuery>, {
    fallback: FIRST_PAGE,
    always,
  })
  const name = ['list', endpoint.path, ...Object.values(always)].join(':')
  const remembered = useMemo(() => tabValue(name, z.string(), ''), [name])
  const isEntering = useRef(true)
  /** Without what the screen is of: an address that says no more is none of the list's own. */
  const address = new URLSearchParams([...params].filter(([each]) => !Object.hasOwn(always, each))).toString()

  // Out of sight is left: shown again, it is entered anew.
  useEffect(
    () => () => {
      isEntering.current = true
    },
    [],
  )
  useEffect(() => {
    const before = remembered.read()
    if (isEntering.current && address === '' && before !== '')
      put(Object.fromEntries(new URLSearchParams(before)), { replace: true })
    else remembered.write(address)
    isEntering.current = false
    // oxlint-disable-next-line react/exhaustive-deps -- the way to write is another one with each address
  }, [address, remembered])

  const rowsRead = apiQuery(endpoint, { query } as Parameters<typeof apiQuery<E>>[1])
  usePrefetchQuery(rowsRead) // sent while the screen is still being drawn
  const answer = useQuery({ ...rowsRead, placeholderData: keepPreviousData })
  const page = (answer.data as Page<RowOf<E>> | undefined) ?? NOTHING
  const { invalidRows: unread, total } = page
  const rows: readonly RowOf<E>[] = useMemo(() => dedupeRowKeys(page.rows), [page])

  const lastPage = total === null ? null : Math.max(1, Math.ceil(total / query.pageSize))
  const pagination: TablePaginationConfig = {
    current: query.pageNum,
    pageSize: query.pageSize,
    total: estimatedTotal(page, query),
    showSizeChanger: { variant: 'borderless' },
    pageSizeOptions: PAGE_SIZES,
    showTotal: (count, [from, to]) => {
      if (total === null) return t('parts:list.totalUnknown')
      return t(lastPage === 1 || from > to ? 'list.total' : 'parts:list.range', { count, from, to })
    },
  }

  const filters: Filters = Object.fromEntries(
    [...params].filter(([name]) => !NO_FILTERS.has(name) && !Object.hasOwn(always, name)),
  )
  const filter: List<unknown>['filter'] = (changes, how) => put({ ...changes, pageNum: undefined }, how)
  const clear = useClear(filters, filter)

  return {
    rows,
    unread,
    query: query as unknown as Args<E>['query'],
    filters,
    filter,
    clear,
    shown: shownIn(params, always),
    searchOf: (shown) =>
      new URLSearchParams([
        ...[...params].filter(([name]) => Object.hasOwn(always, name)),
        ...new URLSearchParams(shown),
      ]).toString(),
    pageSize: query.pageSize,
    view: params.get('view'),
    show: (view) => put({ view, pageNum: undefined }),
    sorted: query,
    sort: (order) => put({ orderByColumn: order?.orderByColumn, isAsc: order?.isAsc, pageNum: undefined }),
    failure: answer.error,
    isLoading: answer.isPending,
    // With what else the screen could not read: labels and counts have no retry of their own.
    retry: () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    toLastPage:
      total && lastPage && query.pageNum > lastPage ? () => put({ pageNum: String(lastPage) }) : null,
    table: {
      dataSource: rows,
      rowKey,
      summary: invalidRowsSummary(unread),
      size: 'medium',
      // Rows of the page before stay, greyed, while the next one is fetched.
      loading: answer.isPending || answer.isPlaceholderData,
      pagination,
      onChange: (page, _filters, sorter, { action }) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
        put({
          pageNum: String(page.current ?? 1),
          pageSize: String(page.pageSize) === FIRST_PAGE.pageSize ? undefined : String(page.pageSize),
          // An order that came with the address is not the table's own, which knows none on another page then.
          ...(action === 'sort' && {
            orderByColumn: order ? String(columnKey) : undefined,
            isAsc: order ? (order === 'ascend' ? 'asc' : 'desc') : undefined,
          }),
        })
      },
    },
  }
}
