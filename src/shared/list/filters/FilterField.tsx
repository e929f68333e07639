import { useId, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { FilterChip } from './FilterChip'
import { useFilter } from './filterContext'
import styles from '../list.module.css'

export interface FilterInputProps {
  id: string
  'aria-label': string
  placeholder: string
}

interface FilterFieldProps {
  name: string
  /** Defaults to the label of the field of the same name. */
  label?: string
  textOf: (value: string) => string
  children: (inputProps: FilterInputProps) => ReactNode
}

/** Renders a filter by its place: its input, in the panel with a label, or the chip of an applied filter. */
export function FilterField({ name, label: own, textOf, children }: FilterFieldProps) {
  const t = useTranslations('parts')
  const id = useId()
  const { place, value, put, label: field } = useFilter(name)
  const label = own ?? field
  if (place === 'chip') {
    if (value === '') return null
    return (
      <FilterChip
        text={t('parts:filter.chip', { label, value: textOf(value) })}
        onRemove={() => put(undefined)}
      />
    )
  }
  const input = children({ id, 'aria-label': label, placeholder: label })
  if (place === 'row') return <div className={styles.filterField}>{input}</div>
  return (
    <div className={styles.filterField}>
      <label htmlFor={id}>{label}</label>
      {input}
    </div>
  )
}
