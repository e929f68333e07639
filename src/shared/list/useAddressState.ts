import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { $ZodType } from 'zod/v4/core'
import { changeSearchParams, parseSearchParams, type RawParams } from './searchParams'

interface Options {
  /** Replaces missing or invalid parameters. */
  fallback?: RawParams
  /** Fixed values of the screen that are not in its address. */
  always?: RawParams
}

const NO_PARAMS: RawParams = {}

/**
 * Screen state in the query string, so that it can be shared, reloaded and undone by *back*. The schema must be the
 * same object for all renders; writing takes raw text.
 */
export function useAddressState<T>(
  schema: $ZodType<T>,
  { fallback = NO_PARAMS, always = NO_PARAMS }: Options = {},
) {
  const [params, setParams] = useSearchParams()
  const serialized = JSON.stringify({ ...fallback, ...Object.fromEntries(params), ...always })
  const state = useMemo(
    () => parseSearchParams(schema, JSON.parse(serialized) as RawParams, fallback),
    [schema, serialized, fallback],
  )
  return {
    state,
    params,
    put: (changes: RawParams, { replace = false } = {}) =>
      setParams((before) => changeSearchParams(before, changes), { replace }),
    linkWith: (changes: RawParams) => `?${changeSearchParams(params, changes).toString()}`,
  }
}
