import { Suspense, useId, useState, type ComponentProps } from 'react'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { FilterChip } from './FilterChip'
import { useFilter } from './filterContext'
import { FilterField } from './FilterField'
import styles from '../list.module.css'

// The calendar is larger than most lists: their rows do not wait for it.
const DayInput = lazyWithRetry(async () => ({ default: (await import('@/shared/form/DayInput')).DayInput }))

const Day = (day: ComponentProps<typeof DayInput>) => (
  <Suspense fallback={<span className={styles.dayRoom} />}>
    <DayInput {...day} emitsValidOnly />
  </Suspense>
)

interface DayFilterProps {
  name: string
  label: string
}

const identity = (day: string) => day

export function DayFilter(filter: DayFilterProps) {
  const { value, put } = useFilter(filter.name)
  return (
    <FilterField {...filter} textOf={identity}>
      {(inputProps) => <Day {...inputProps} value={value} onChange={put} />}
    </FilterField>
  )
}

interface DayRangeFilterProps {
  from: string
  to: string
  fromLabel: string
  toLabel: string
}

/** Filters by a date range, both ends inclusive and optional. */
export function DayRangeFilter({ from, to, fromLabel, toLabel }: DayRangeFilterProps) {
  const t = useTranslations('parts')
  const id = useId()
  const { place, filters, putAll } = useFilter(from)
  /** An end that contradicts the other one is shown with an error, but not applied. */
  const [rejected, setRejected] = useState<{ name: string; day: string } | null>(null)
  const ends = [
    { name: from, label: fromLabel, day: filters[from] ?? '' },
    { name: to, label: toLabel, day: filters[to] ?? '' },
  ] as const

  if (place === 'chip') {
    return ends.map(
      ({ name, label, day }) =>
        day !== '' && (
          <FilterChip
            key={name}
            text={t('parts:filter.chip', { label, value: day })}
            onRemove={() => putAll({ [name]: undefined })}
          />
        ),
    )
  }

  function put(name: string, day: string | undefined) {
    const { [from]: first = '', [to]: last = '' } = { ...filters, [name]: day }
    if (first !== '' && last !== '' && last < first) return setRejected({ name, day: day! })
    setRejected(null)
    putAll({ [name]: day })
  }

  return (
    <div className={`${styles.filterField} ${styles.filterRange}`}>
      {ends.map(({ name, label, day }) => (
        <div key={name}>
          <label htmlFor={id + name} className={place === 'row' ? 'visually-hidden' : undefined}>
            {label}
          </label>
          <Day
            id={id + name}
            placeholder={label}
            value={rejected?.name === name ? rejected.day : day}
            onChange={(chosen) => put(name, chosen)}
          />
        </div>
      ))}
      {rejected && (
        <div className={styles.filterIssue} role="alert">
          {t('parts:filter.reversed')}
        </div>
      )}
    </div>
  )
}
