import { useMemo } from 'react'
import { useDictionary } from '@/shared/dictionary/useDictionary'
import { weightsOf } from '../domain/review'

export function useScoreItems() {
  const { entries, labelOf, isLoading, failure, retry } = useDictionary('poc_score_item')
  const weights = useMemo(() => weightsOf(entries), [entries])
  const codes = useMemo(() => [...weights.keys()], [weights])
  const nameOf = (code: string) =>
    labelOf(
      code,
      entries.find(({ dictValue }) => dictValue === code),
    )
  return { weights, codes, nameOf, isLoading, failure, retry }
}
