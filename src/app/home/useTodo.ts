import { useQueries, useQuery } from '@tanstack/react-query'
import { read, type AnyEndpoint, type Failure, type Page, type UnreadRow } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { rowKey, dedupeRowKeys } from '@/shared/list/rowKeys'
import { MAX_TODO_ROWS, type TodoSource, type TodoItem } from '@/shared/todo'
import { FEATURES } from '../featureRegistry/features'

const PARTS = FEATURES.flatMap(({ waiting = [] }) => waiting)

/** One that waits, as one of its kind. */
export interface WaitingItem extends TodoItem {
  key: string
  of: TodoSource
}

/** How many wait in one way; null where that is not known. */
export interface WaitingCount {
  of: TodoSource
  count: number | null
}

/** What waits for the user in all areas, each read by itself. */
export interface AllWaiting {
  isPending: boolean
  /** The code that says what may wait did not come. */
  hasFailed: boolean
  retry: () => void
  /** Of each kind the oldest, the oldest of all first. */
  items: readonly WaitingItem[]
  /** Of the kinds of which any waits. */
  counts: readonly WaitingCount[]
  /** Rows that could not be read, by their kind. */
  unread: readonly { of: TodoSource; rows: readonly UnreadRow[] }[]
  failures: readonly { of: TodoSource; failure: Failure; retry: () => void }[]
}

/** The kinds of what may wait for the user; undefined until their code is here. */
function useKinds() {
  const session = useSession()
  const parts = PARTS.filter(({ needs }) => isAllowed(session.permissions, needs))
  const kinds = useQuery({
    queryKey: ['waiting', parts.map((part) => PARTS.indexOf(part))],
    queryFn: async () => (await Promise.all(parts.map(({ load }) => load()))).flatMap((part) => part.default),
    staleTime: Infinity,
  })
  return { ...kinds, data: kinds.data?.filter(({ isFor }) => isFor(session)) }
}

/** Reads what waits for the user. */
export function useWaiting(): AllWaiting {
  const session = useSession()
  const kinds = useKinds()
  const all = kinds.data ?? []
  const answers = useQueries({
    // Each kind asks its own list as that wants it; which list it is has worn off here.
    queries: all.map((of) => read(of.list, { query: of.query(session) } as unknown as Args<AnyEndpoint>)),
  })
  const known = all.map((of, index) => {
    const { error, refetch, isPending, isFetched } = answers[index]!
    return {
      of,
      page: answers[index]!.data as Page<unknown> | undefined,
      error,
      refetch,
      isPending,
      isFetched,
    }
  })
  const counts = known
    .filter(({ page }) => page && page.rows.length + page.unread.length > 0)
    .map(({ of, page }) => ({ of, count: page!.total }))
  const failures = known.flatMap(({ of, error, refetch }) =>
    error ? [{ of, failure: error, retry: () => void refetch() }] : [],
  )
  // What is asked for once more leaves the others as they stand.
  const isBare = counts.length + failures.length === 0
  return {
    isPending:
      kinds.isPending || known.some(({ isPending, isFetched }) => isPending && (isBare || !isFetched)),
    hasFailed: kinds.isError,
    retry: () => void kinds.refetch(),
    items: known
      .flatMap(({ of, page }) =>
        dedupeRowKeys((page?.rows ?? []).slice(0, MAX_TODO_ROWS).map((row) => of.rowOf(row))).map((row) => ({
          ...row,
          key: `${of.kind} ${rowKey(row)}`,
          of,
        })),
      )
      .toSorted((a, b) => a.since.localeCompare(b.since)),
    counts,
    unread: known.flatMap(({ of, page }) =>
      page && page.unread.length > 0 ? [{ of, rows: page.unread }] : [],
    ),
    failures,
  }
}
