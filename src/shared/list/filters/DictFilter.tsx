import type { Dictionary } from '@/shared/dictionary/dictionary.api'
import { DictSelect } from '@/shared/dictionary/DictSelect'
import { useLabels } from '@/shared/dictionary/useLabels'
import { useFilter } from './filterContext'
import { FilterField } from './FilterField'

interface DictFilterProps {
  name: string
  label?: string
  type: Dictionary
}

export function DictFilter({ type, ...filter }: DictFilterProps) {
  const { value, put } = useFilter(filter.name)
  const { labelOf } = useLabels(type)
  return (
    <FilterField {...filter} textOf={labelOf}>
      {(inputProps) => <DictSelect {...inputProps} type={type} value={value} onChange={put} />}
    </FilterField>
  )
}
