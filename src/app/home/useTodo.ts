import { useQueries, useQuery } from '@tanstack/react-query'
import { apiQuery, type AnyEndpoint, type Failure, type Page, type InvalidRow } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { rowKey, dedupeRowKeys } from '@/shared/list/rowKeys'
import { MAX_TODO_ROWS, type TodoSource, type TodoItem } from '@/shared/todo'
import { FEATURES } from '../featureRegistry/features'

const TODO_SOURCES = FEATURES.flatMap(({ todo = [] }) => todo)

export interface TodoListItem extends TodoItem {
  key: string
  source: TodoSource
}

/** `count` is null if the total is unknown. */
export interface TodoCount {
  source: TodoSource
  count: number | null
}

/** To-dos of all features; each kind is requested separately and can fail on its own. */
export interface Todos {
  isPending: boolean
  hasFailed: boolean
  retry: () => void
  /** The oldest of each kind, sorted by age. */
  items: readonly TodoListItem[]
  /** Only kinds that have to-dos. */
  counts: readonly TodoCount[]
  invalidRows: readonly { source: TodoSource; rows: readonly InvalidRow[] }[]
  failures: readonly { source: TodoSource; failure: Failure; retry: () => void }[]
}

function useTodoSources() {
  const session = useSession()
  const parts = TODO_SOURCES.filter(({ needs }) => isAllowed(session.permissions, needs))
  const kinds = useQuery({
    queryKey: ['waiting', parts.map((part) => TODO_SOURCES.indexOf(part))],
    queryFn: async () => (await Promise.all(parts.map(({ load }) => load()))).flatMap((part) => part.default),
    staleTime: Infinity,
  })
  return { ...kinds, data: kinds.data?.filter(({ isFor }) => isFor(session)) }
}

export function useTodo(): Todos {
  const session = useSession()
  const kinds = useTodoSources()
  const all = kinds.data ?? []
  const answers = useQueries({
    // The item types of the lists differ, so the endpoint's type is erased here.
    queries: all.map((source) =>
      apiQuery(source.list, { query: source.query(session) } as unknown as Args<AnyEndpoint>),
    ),
  })
  const results = all.map((source, index) => {
    const { error, refetch, isPending, isFetched } = answers[index]!
    return {
      source,
      page: answers[index]!.data as Page<unknown> | undefined,
      error,
      refetch,
      isPending,
      isFetched,
    }
  })
  const counts = results
    .filter(({ page }) => page && page.rows.length + page.invalidRows.length > 0)
    .map(({ source, page }) => ({ source, count: page!.total }))
  const failures = results.flatMap(({ source, error, refetch }) =>
    error ? [{ source, failure: error, retry: () => void refetch() }] : [],
  )
  // A retry of one kind does not put the others back into the loading state.
  const isEmpty = counts.length + failures.length === 0
  return {
    isPending:
      kinds.isPending || results.some(({ isPending, isFetched }) => isPending && (isEmpty || !isFetched)),
    hasFailed: kinds.isError,
    retry: () => void kinds.refetch(),
    items: results
      .flatMap(({ source, page }) =>
        dedupeRowKeys((page?.rows ?? []).slice(0, MAX_TODO_ROWS).map((row) => source.rowOf(row))).map(
          (row) => ({
            ...row,
            key: `${source.kind} ${rowKey(row)}`,
            source,
          }),
        ),
      )
      .toSorted((a, b) => a.since.localeCompare(b.since)),
    counts,
    invalidRows: results.flatMap(({ source, page }) =>
      page && page.invalidRows.length > 0 ? [{ source, rows: page.invalidRows }] : [],
    ),
    failures,
  }
}
