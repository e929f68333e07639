import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TablePaginationConfig, TableProps } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod'
import { parse, safeParse } from 'zod/v4/core'
import { read, type AnswerOf, type AnyEndpoint, type Failure, type Page, type UnreadRow } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import type { PageQuery } from '@/shared/api/page'
import { tabValue } from '@/shared/lib/storage'
import { leastTotal } from './leastTotal'
import { rowKey, tellApart } from './rowKey'
import { unreadSummary } from './UnreadRows'

type RowOf<E> = AnswerOf<E> extends Page<infer Row extends { id: string }> ? Row : never
type Filters = Record<string, string | undefined>

const NOTHING: Page<never> = { rows: [], unread: [], total: 0 }

const FIRST_PAGE = { pageNum: '1', pageSize: '10' }

/** Names in the address that are not filters. */
const PAGING = new Set(['pageNum', 'pageSize', 'orderByColumn', 'isAsc'])

/** The address's parameters as the endpoint's query; what it does not accept is left out. */
function readAddress({ query }: AnyEndpoint, params: URLSearchParams, always: Filters): PageQuery {
  const raw: Record<string, string | undefined> = { ...FIRST_PAGE, ...Object.fromEntries(params), ...always }
  const parsed = safeParse(query!, raw)
  if (parsed.success) return parsed.data as PageQuery
  for (const { path } of parsed.error.issues) {
    const name = String(path[0])
    if (name in FIRST_PAGE) raw[name] = FIRST_PAGE[name as keyof typeof FIRST_PAGE]
    else delete raw[name]
  }
  return parse(query!, raw) as PageQuery
}

export interface List<Row, Query = unknown> {
  rows: readonly Row[]
  /** Rows of the page that could not be read; the table says so at its foot. */
  unread: readonly UnreadRow[]
  filters: Filters
  /** What was asked for, as the endpoint takes it. */
  query: Query
  /** Shows the first page of what matches; absent and empty values are no filters. */
  filter: (filters: Filters) => void
  failure: Failure | null
  isLoading: boolean
  retry: () => void
  /** The page asked for lies past the last one; null otherwise. */
  toLastPage: (() => void) | null
  table: Pick<
    TableProps<Row>,
    'dataSource' | 'rowKey' | 'size' | 'loading' | 'pagination' | 'onChange' | 'scroll' | 'summary'
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
  const { t } = useTranslation()
  const { t: parts } = useTranslation('parts')
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const name = ['list', endpoint.path, ...Object.values(always)].join(':')
  const remembered = useMemo(() => tabValue(name, z.string(), ''), [name])
  const isEntering = useRef(true)
  const address = params.toString()

  useEffect(() => {
    const before = remembered.read()
    if (isEntering.current && address === '' && before !== '') setParams(before, { replace: true })
    else remembered.write(address)
    isEntering.current = false
  }, [address, remembered, setParams])

  const query = readAddress(endpoint, params, always)
  const answer = useQuery({
    ...read(endpoint, { query } as Parameters<typeof read<E>>[1]),
    placeholderData: keepPreviousData,
  })
  const page = (answer.data as Page<RowOf<E>> | undefined) ?? NOTHING
  const { unread, total } = page
  const rows: readonly RowOf<E>[] = useMemo(() => tellApart(page.rows), [page])

  const change = (changes: Filters) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    })

  const lastPage = total === null ? null : Math.max(1, Math.ceil(total / query.pageSize))
  const pagination: TablePaginationConfig = {
    current: query.pageNum,
    pageSize: query.pageSize,
    total: leastTotal(page, query),
    showSizeChanger: true,
    showTotal: (count) => (total === null ? parts('list.totalUnknown') : t('list.total', { count })),
  }

  return {
    rows,
    unread,
    query: query as unknown as Args<E>['query'],
    filters: Object.fromEntries([...params].filter(([name]) => !PAGING.has(name))),
    filter: (filters) => change({ ...filters, pageNum: undefined }),
    failure: answer.error,
    isLoading: answer.isPending,
    // With what else the screen could not read: labels and counts have no retry of their own.
    retry: () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    toLastPage:
      total && lastPage && query.pageNum > lastPage ? () => change({ pageNum: String(lastPage) }) : null,
    table: {
      dataSource: rows,
      rowKey,
      summary: unreadSummary(unread),
      size: 'medium',
      // Rows of the page before stay, greyed, while the next one is fetched.
      loading: answer.isPending || answer.isPlaceholderData,
      pagination,
      scroll: { x: 'max-content' },
      onChange: (page, _filters, sorter, { action }) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
        change({
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
