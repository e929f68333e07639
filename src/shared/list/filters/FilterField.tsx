import { useId, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
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
  /** As the field of the same name where it is absent. */
  label?: string
  /** What the chip says of the value. */
  textOf: (value: string) => string
  children: (naming: Naming) => ReactNode
}

/** A filter where it is shown: its input, in the panel with a label, or the chip of what is applied. */
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
