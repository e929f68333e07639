import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChip } from './FilterChip'
import { useFilter } from './filterContext'
import styles from '../list.module.css'

/** What an input of a filter is named by, in the row and in the panel. */
export interface Naming {
  id: string
  'aria-label': string
  placeholder: string
}

interface FilterFieldProps {
  name: string
  label: string
  /** What the chip says of the value. */
  textOf: (value: string) => string
  children: (naming: Naming) => ReactNode
}

/** A filter where it is shown: its input, in the panel with a label, or the chip of what is applied. */
export function FilterField({ name, label, textOf, children }: FilterFieldProps) {
  const { t } = useTranslation('parts')
  const id = useId()
  const { place, value, put } = useFilter(name)
  if (place === 'chip') {
    if (value === '') return null
    return (
      <FilterChip text={t('filter.chip', { label, value: textOf(value) })} onRemove={() => put(undefined)} />
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
