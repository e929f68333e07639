import { useMemo } from 'react'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Dictionary } from './dictionary.api'
import { colorOf } from './dictColors'
import { useDictionary } from './useDictionary'

/** Labels and colours of single codes, for custom cells that would otherwise each subscribe to the dictionary. */
export function useLabels(type: Dictionary) {
  const { entries, labelOf } = useDictionary(type)
  const byCode = useMemo(() => new Map(entries.map((entry) => [entry.dictValue, entry])), [entries])
  return {
    options: entries.map((entry) => ({ value: entry.dictValue, label: labelOf(entry.dictValue, entry) })),
    labelOf: (code: string | null | undefined) => (code ? labelOf(code, byCode.get(code)) : EMPTY_VALUE),
    colorOf: (code: string | null | undefined) => colorOf(byCode.get(code ?? '')),
  }
}
