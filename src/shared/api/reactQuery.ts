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

type EndpointId = Pick<AnyEndpoint, 'method' | 'path'>

/** Cache key of an endpoint; the key of a query is this followed by its arguments. */
export const keyOf = ({ method, path }: EndpointId) => `${method} ${path}`

/**
 * Query options of a declared endpoint, for `useQuery`. TanStack Query needs a thrown value for its error state, so
 * here, and only here, a {@link Failure} is thrown; `query.error` is that failure. The request is aborted when the last
 * component that uses it unmounts, unless `ignoreAbort` is set.
 */
export const apiQuery = <E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  { ignoreAbort = false }: { ignoreAbort?: boolean } = {},
) =>
  queryOptions<AnswerOf<E>>({
    queryKey: [keyOf(endpoint), args],
    // Reading the signal is what makes TanStack Query abort the request.
    queryFn: async (context) => {
      const result = await call(endpoint, args, ignoreAbort ? {} : { signal: context.signal })
      if (!result.ok) throw result
      return result.data
    },
  })

type Api = Readonly<Record<string, EndpointId>>

/** Queries to invalidate: one endpoint, all of an API, or all under a path when their API is not loaded here. */
export type InvalidationTarget = EndpointId | Api | `/${string}`

const isEndpoint = (targets: EndpointId | Api): targets is EndpointId => typeof targets.path === 'string'

/** Returns a function that invalidates queries: those on screen are refetched at once, the others when next used. */
export function useInvalidate() {
  const queries = useQueryClient()
  return useCallback(
    (...targets: readonly InvalidationTarget[]) => {
      const paths = targets.filter((each) => typeof each === 'string')
      const reads = targets.filter((each) => typeof each !== 'string')
      const keys = new Set(
        reads.flatMap((each) => (isEndpoint(each) ? each : Object.values(each))).map(keyOf),
      )
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

/** Returns a function that sends a request that changes something and then invalidates the given queries. */
export function useApiMutation<E extends AnyEndpoint>(
  endpoint: E,
  { invalidates = [] }: { invalidates?: readonly InvalidationTarget[] } = {},
) {
  const invalidate = useInvalidate()
  return useCallback(
    async (args: Args<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>> => {
      const result = await call(endpoint, args, options)
      // A resource that is gone is still shown in cached lists.
      if (result.ok || result.kind === 'not-found') await invalidate(...invalidates)
      return result
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the list is a new array on each render with the same content
    [endpoint, invalidate],
  )
}
