import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call, type CallOptions } from './call'
import type { AnswerOf, AnyEndpoint, Args } from './endpoint'
import type { Failure, Result } from './result'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Failure
  }
}

/** An endpoint, as far as its answers in the cache are found by it. */
type Named = Pick<AnyEndpoint, 'method' | 'path'>

/** Cache key of an endpoint; the key of one read is this followed by its arguments. */
export const keyOf = ({ method, path }: Named) => `${method} ${path}`

/**
 * Query options of a declared read, for `useQuery`. The library wants a thrown value for its error state, so
 * here, and only here, a {@link Failure} is thrown; `query.error` is that failure. A read is cut off when the
 * last component that wants it leaves; one that `goesOn` is finished for whoever asks next.
 */
export const apiQuery = <E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  { goesOn = false }: { goesOn?: boolean } = {},
) =>
  queryOptions<AnswerOf<E>>({
    queryKey: [keyOf(endpoint), args],
    // Touching the signal is what makes the library cut the read off.
    queryFn: async (context) => {
      const result = await call(endpoint, args, goesOn ? {} : { signal: context.signal })
      if (!result.ok) throw result
      return result.data
    },
  })

type Api = Readonly<Record<string, Named>>

/** Reads that a change leaves stale: one, those of an API, or those under a path, where their API is not loaded for it. */
export type Stale = Named | Api | `/${string}`

const isOne = (stale: Named | Api): stale is Named => typeof stale.path === 'string'

/** A function that reads again what is stale: at once what is on show, the rest when it is next wanted. */
export function useRefresh() {
  const queries = useQueryClient()
  return useCallback(
    (...stale: readonly Stale[]) => {
      const paths = stale.filter((each) => typeof each === 'string')
      const reads = stale.filter((each) => typeof each !== 'string')
      const keys = new Set(reads.flatMap((each) => (isOne(each) ? each : Object.values(each))).map(keyOf))
      return queries.invalidateQueries({
        predicate: ({ queryKey }) => {
          const key = String(queryKey[0])
          return keys.has(key) || paths.some((path) => key.includes(` ${path}`))
        },
      })
    },
    [queries],
  )
}

/**
 * A function that makes a call which changes something and afterwards refreshes what depends on it: the reads
 * that are named.
 */
export function useApiMutation<E extends AnyEndpoint>(
  endpoint: E,
  { invalidates = [] }: { invalidates?: readonly Stale[] } = {},
) {
  const refresh = useRefresh()
  return useCallback(
    async (args: Args<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>> => {
      const result = await call(endpoint, args, options)
      // What is gone by now still stands in a list.
      if (result.ok || result.kind === 'not-found') await refresh(...invalidates)
      return result
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the list is written anew at each render but never changes
    [endpoint, refresh],
  )
}
