import { Suspense, useId, useState, type ComponentProps } from 'react'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { FilterChip } from './FilterChip'
import { useFilter } from './filterContext'
import { FilterField } from './FilterField'
import styles from '../list.module.css'

// A calendar weighs more than most lists: their rows do not wait for it.
const DayInput = lazyWithRetry(async () => ({ default: (await import('@/shared/form/DayInput')).DayInput }))

const Day = (day: ComponentProps<typeof DayInput>) => (
  <Suspense fallback={<span className={styles.dayRoom} />}>
    <DayInput {...day} givesDays />
  </Suspense>
)

interface DayFilterProps {
  name: string
  label: string
}

const asGiven = (day: string) => day

/** A filter by a day. */
export function DayFilter(filter: DayFilterProps) {
  const { value, put } = useFilter(filter.name)
  return (
    <FilterField {...filter} textOf={asGiven}>
      {(naming) => <Day {...naming} value={value} onChange={put} />}
    </FilterField>
  )
}

interface DayRangeFilterProps {
  /** Names of the two filters. */
  from: string
  to: string
  fromLabel: string
  toLabel: string
}

/** A filter by the days from one to another, both included; either end may stay open. */
export function DayRangeFilter({ from, to, fromLabel, toLabel }: DayRangeFilterProps) {
  const t = useTranslations('parts')
  const id = useId()
  const { place, filters, putAll } = useFilter(from)
  /** An end that contradicts the other one: it is shown and said, but narrows nothing. */
  const [refused, setRefused] = useState<{ name: string; day: string } | null>(null)
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
    if (first !== '' && last !== '' && last < first) return setRefused({ name, day: day! })
    setRefused(null)
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
            value={refused?.name === name ? refused.day : day}
            onChange={(chosen) => put(name, chosen)}
          />
        </div>
      ))}
      {refused && (
        <div className={styles.filterIssue} role="alert">
          {t('parts:filter.reversed')}
        </div>
      )}
    </div>
  )
}
