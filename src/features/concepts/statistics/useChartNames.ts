import { useMemo } from 'react'
import type { Dictionary } from '@/shared/dictionary/dictionary.api'
import { useDictionary } from '@/shared/dictionary/useDictionary'

/** A dictionary as charts need it: the same object while its labels are the same. */
export function useChartNames(type: Dictionary) {
  const { entries, labelOf, isLoading } = useDictionary(type)
  const written = JSON.stringify(entries.map((entry) => [entry.dictValue, labelOf(entry.dictValue, entry)]))
  return useMemo(() => {
    const labels = new Map(JSON.parse(written) as [code: string, label: string][])
    return {
      /** In the order of the dictionary. */
      codes: [...labels.keys()],
      nameOf: (code: string) => labels.get(code) ?? (isLoading ? '…' : code),
    }
  }, [written, isLoading])
}
