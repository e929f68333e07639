import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { arrived, call, type CallOptions } from './call'
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
export const read = <E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  { goesOn = false }: { goesOn?: boolean } = {},
) =>
  queryOptions<AnswerOf<E>>({
    queryKey: [keyOf(endpoint), args],
    // What came before the screen is in its first picture.
    initialData: () => arrived(endpoint, args),
    // Touching the signal is what makes the library cut the read off.
    queryFn: async (context) => {
      const result = await call(endpoint, args, goesOn ? {} : { signal: context.signal })
      if (!result.ok) throw result
      return result.data
    },
  })

type Api = Readonly<Record<string, Named>>

/**
 * A function that makes a call which changes something and afterwards refreshes what depends on it: all reads
 * of the named APIs.
 */
export function useWrite<E extends AnyEndpoint>(
  endpoint: E,
  { refreshes = [] }: { refreshes?: readonly Api[] } = {},
) {
  const queries = useQueryClient()
  return useCallback(
    async (args: Args<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>> => {
      const result = await call(endpoint, args, options)
      // What is gone by now still stands in a list.
      if (result.ok || result.kind === 'not-found') {
        const stale = new Set(refreshes.flatMap((api) => Object.values(api).map(keyOf)))
        await queries.invalidateQueries({ predicate: ({ queryKey }) => stale.has(String(queryKey[0])) })
      }
      return result
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the list of APIs is written anew at each render but never changes
    [endpoint, queries],
  )
}
