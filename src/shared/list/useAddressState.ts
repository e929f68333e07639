import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { $ZodType } from 'zod/v4/core'
import { changedAddress, readAddress, type Raw } from './searchParams'

interface Options {
  /** In place of what the address does not say, or says wrongly. */
  fallback?: Raw
  /** What makes the screen what it is and is not in its address. */
  always?: Raw
}

const NONE: Raw = {}

/**
 * State of a screen that lives in its query string, so that it can be shared, reloaded and left by *back*. The schema
 * (one object for all renders) reads it; writing takes the texts that are to stand there.
 */
export function useAddressState<T>(schema: $ZodType<T>, { fallback = NONE, always = NONE }: Options = {}) {
  const [params, setParams] = useSearchParams()
  const said = JSON.stringify({ ...fallback, ...Object.fromEntries(params), ...always })
  const state = useMemo(
    () => readAddress(schema, JSON.parse(said) as Raw, fallback),
    [schema, said, fallback],
  )
  return {
    state,
    params,
    put: (changes: Raw, { replace = false } = {}) =>
      setParams((before) => changedAddress(before, changes), { replace }),
    /** Where a link leads that changes some of it. */
    linkWith: (changes: Raw) => `?${changedAddress(params, changes).toString()}`,
  }
}
