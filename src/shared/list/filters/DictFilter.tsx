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

/** A filter by an entry of a dictionary. */
export function DictFilter({ type, ...filter }: DictFilterProps) {
  const { value, put } = useFilter(filter.name)
  const { labelOf } = useLabels(type)
  return (
    <FilterField {...filter} textOf={labelOf}>
      {(naming) => <DictSelect {...naming} type={type} value={value} onChange={put} />}
    </FilterField>
  )
}
