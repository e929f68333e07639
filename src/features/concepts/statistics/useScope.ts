import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDay } from '@/shared/lib/dates'
import type { Scope } from './marks'

const NAMES = ['submittedFrom', 'submittedTo', 'organisation', 'area', 'ownerId'] as const satisfies readonly (keyof Scope)[] // prettier-ignore
const DAYS: ReadonlySet<string> = new Set(['submittedFrom', 'submittedTo'])

/** What the address narrows the statistics by; what is no filter of theirs, or no day, is left out. */
export function useScope() {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const scope: Scope = useMemo(() => {
    const given = new URLSearchParams(address)
    const chosen = NAMES.flatMap((name) => {
      const value = given.get(name)
      return value && (!DAYS.has(name) || isDay(value)) ? [[name, value] as const] : []
    })
    return Object.fromEntries(chosen)
  }, [address])
  return {
    scope,
    filter: (values: Record<string, string | undefined>) =>
      setParams(
        new URLSearchParams(
          Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
        ),
      ),
  }
}
