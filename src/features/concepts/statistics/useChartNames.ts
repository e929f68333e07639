import { useMemo } from 'react'
import type { Dictionary } from '@/shared/dictionary/dictionary.api'
import { useDictionary } from '@/shared/dictionary/useDictionary'

/** Labels of a dictionary, referentially stable while they are unchanged, as charts need them. */
export function useChartNames(type: Dictionary) {
  const { entries, labelOf, isLoading } = useDictionary(type)
  const serialized = JSON.stringify(
    entries.map((entry) => [entry.dictValue, labelOf(entry.dictValue, entry)]),
  )
  return useMemo(() => {
    const labels = new Map(JSON.parse(serialized) as [code: string, label: string][])
    return {
      codes: [...labels.keys()],
      nameOf: (code: string) => labels.get(code) ?? (isLoading ? '…' : code),
    }
  }, [serialized, isLoading])
}
