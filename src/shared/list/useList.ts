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
import { MAX_PAGE_SIZE, type PageQuery } from '@/shared/api/page'
import { tabValue } from '@/shared/lib/storage'
import { useTranslations } from '@/shared/i18n'
import { useClearFilters } from './useClearFilters'
import { estimatedTotal } from './estimatedTotal'
import { rowKey, dedupeRowKeys } from './rowKeys'
import { invalidRowsSummary } from './InvalidRows'
import { useAddressState } from './useAddressState'

type RowOf<E> = AnswerOf<E> extends Page<infer Row extends { id: string }> ? Row : never
export type Filters = Record<string, string | undefined>

const EMPTY_PAGE: Page<never> = { rows: [], invalidRows: [], total: 0 }

const FIRST_PAGE = { pageNum: '1', pageSize: '10' }

const PAGE_SIZES = [10, 20, 50, 100, MAX_PAGE_SIZE]

const NO_FILTERS = new Set(['pageNum', 'pageSize', 'orderByColumn', 'isAsc', 'view'])

/** Filters and sort order as a query string, without `always` and the page. */
const filterQueryOf = (params: URLSearchParams, always: Filters) =>
  new URLSearchParams(
    [...params].filter(([name]) => !['pageNum', 'pageSize'].includes(name) && !Object.hasOwn(always, name)),
  ).toString()

type Order = Pick<PageQuery, 'orderByColumn' | 'isAsc'>

export interface List<Row, Query = unknown> {
  rows: readonly Row[]
  /** Rows of the page that could not be parsed, shown in the table's summary. */
  invalidRows: readonly InvalidRow[]
  filters: Filters
  query: Query
  /**
   * Applies filters and shows the first page; undefined and empty values remove a filter. With `replace`, *back* skips
   * the change.
   */
  filter: (filters: Filters, how?: { replace: boolean }) => void
  /** Removes filters, all or those named, and offers to undo it for a while. */
  clear: (names?: readonly string[]) => void
  shown: string
  /** Query string of a link to the list in that state. */
  searchOf: (shown: string) => string
  pageSize: number
  /** View named in the address; null for the default. */
  view: string | null
  show: (view: string | undefined) => void
  sorted: Order
  /** Sorts and shows the first page; undefined for the server's order. */
  sort: (order: Order | undefined) => void
  failure: Failure | null
  isLoading: boolean
  retry: () => void
  /** Set if the requested page is past the last one. */
  toLastPage: (() => void) | null
  table: Pick<
    TableProps<Row>,
    'dataSource' | 'rowKey' | 'size' | 'loading' | 'pagination' | 'onChange' | 'summary'
  >
}

/**
 * A list whose filters, page and order are in the address, so that it can be shared, reloaded and undone by *back*.
 * Entered without parameters, it restores the last state of this browser tab. `always`: fixed filters of the screen
 * that are not in its address.
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
  /** Without the fixed parameters: an address with only these has no state of the list. */
  const address = new URLSearchParams([...params].filter(([each]) => !Object.hasOwn(always, each))).toString()

  // A hidden screen counts as left: shown again, the list is entered as new.
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
    // oxlint-disable-next-line react/exhaustive-deps -- `put` changes with each address
  }, [address, remembered])

  const rowsQuery = apiQuery(endpoint, { query } as Parameters<typeof apiQuery<E>>[1])
  usePrefetchQuery(rowsQuery) // sent during render, before effects run
  const answer = useQuery({ ...rowsQuery, placeholderData: keepPreviousData })
  const page = (answer.data as Page<RowOf<E>> | undefined) ?? EMPTY_PAGE
  const { invalidRows, total } = page
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
  const clear = useClearFilters(filters, filter)

  return {
    rows,
    invalidRows,
    query: query as unknown as Args<E>['query'],
    filters,
    filter,
    clear,
    shown: filterQueryOf(params, always),
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
    // Includes other failed queries of the screen: labels and counts have no retry of their own.
    retry: () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    toLastPage:
      total && lastPage && query.pageNum > lastPage ? () => put({ pageNum: String(lastPage) }) : null,
    table: {
      dataSource: rows,
      rowKey,
      summary: invalidRowsSummary(invalidRows),
      size: 'medium',
      // The previous page stays, greyed out, while the next one loads.
      loading: answer.isPending || answer.isPlaceholderData,
      pagination,
      onChange: (page, _filters, sorter, { action }) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
        put({
          pageNum: String(page.current ?? 1),
          pageSize: String(page.pageSize) === FIRST_PAGE.pageSize ? undefined : String(page.pageSize),
          // antd's table does not know an order from the address, and would clear it on another page.
          ...(action === 'sort' && {
            orderByColumn: order ? String(columnKey) : undefined,
            isAsc: order ? (order === 'ascend' ? 'asc' : 'desc') : undefined,
          }),
        })
      },
    },
  }
}
