import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import * as z from 'zod/mini'
import { serverToday } from '@/shared/api/serverToday'
import { isDay } from '@/shared/lib/dates'
import { TruncationNotice } from '@/shared/list/TruncationNotice'
import { useAddressState } from '@/shared/list/useAddressState'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { Customer, CustomerFilter } from './customers.api'
import { groupByDay, dayAfterKey, monthAfter, weeksOf } from './calendar'
import { nextDayOf } from './dues'
import { NextActions } from './NextActions'
import { useNextActions } from './useNextActions'
import styles from './customers.module.css'

/** Names shown in a day; the others are only counted. */
const MAX_NAMES = 2

const Address = z.object({ day: z.optional(z.string().check(z.refine(isDay))) })

const monthOf = (day: string) => day.slice(0, 7)

/** Next actions of a month, and those of the selected day. Arrow keys move between days. */
export default function NextCalendar({ filter }: { filter: CustomerFilter }) {
  const t = useTranslations('implementationCustomers')
  const language = useLanguage()
  const { state, put } = useAddressState(Address)
  const day = state.day ?? serverToday()
  // Users step through many days: replacing the history entry keeps Back from going through each of them.
  const selectDay = (next: string) =>
    put({ day: next === serverToday() ? undefined : next }, { replace: true })
  const month = monthOf(day)
  const weeks = weeksOf(month)
  const range = { nextFrom: weeks[0]![0]!, nextTo: weeks.at(-1)!.at(-1)! }
  const { data, error, isPlaceholderData, isPending, refetch } = useNextActions({ ...filter, ...range })
  const grid = useRef<HTMLTableElement>(null)
  /** True after a key has selected another day, which then takes the focus. */
  const shouldFocusDay = useRef(false)
  useLayoutEffect(() => {
    if (shouldFocusDay.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    shouldFocusDay.current = false
  }, [day])

  function handleKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, day)
    if (next === undefined) return
    event.preventDefault()
    shouldFocusDay.current = true
    selectDay(next)
  }

  if (error)
    return (
      <ErrorAlert title={t('implementationCustomers:calendar.failed')} failure={error} onRetry={refetch} />
    )
  const { rows = [], total = 0 } = data ?? {}
  const days = groupByDay(rows, nextDayOf)
  const formatDate = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(date))
  const title = formatDate({ year: 'numeric', month: 'long' }, `${month}-01`)
  const moveByMonths = (by: number) => selectDay(`${monthAfter(month, by)}-01`)
  const selectedCustomers = days.get(day) ?? []
  return (
    <>
      <TruncationNotice
        shown={rows.length}
        total={total}
        title={t('implementationCustomers:calendar.cut', { count: rows.length, total })}
      />
      <div className={styles.monthHead}>
        <Button
          icon={<LeftOutlined />}
          aria-label={t('implementationCustomers:calendar.before')}
          onClick={() => moveByMonths(-1)}
        />
        <h2 className="card-title" aria-live="polite">
          {title}
        </h2>
        <Button
          icon={<RightOutlined />}
          aria-label={t('implementationCustomers:calendar.after')}
          onClick={() => moveByMonths(1)}
        />
        <Button onClick={() => selectDay(serverToday())}>
          {t('implementationCustomers:calendar.today')}
        </Button>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are navigated by keyboard
        role="grid"
        className={styles.month}
        aria-label={title}
        aria-busy={isPending || isPlaceholderData}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]!.map((each) => (
              <th key={each} scope="col" abbr={formatDate({ weekday: 'long' }, each)}>
                {formatDate({ weekday: 'short' }, each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <Day
                  key={each}
                  day={each}
                  label={formatDate({ month: 'long', day: 'numeric', weekday: 'long' }, each)}
                  customers={days.get(each) ?? []}
                  isOtherMonth={monthOf(each) !== month}
                  isChosen={each === day}
                  onChoose={() => selectDay(each)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section className={styles.ofDay} aria-label={formatDate({ month: 'long', day: 'numeric' }, day)}>
        <h2 className="card-title">{formatDate({ month: 'long', day: 'numeric', weekday: 'long' }, day)}</h2>
        {selectedCustomers.length > 0 ? (
          <NextActions customers={selectedCustomers} />
        ) : (
          <Empty description={t('implementationCustomers:calendar.noneOfDay')} />
        )}
      </section>
    </>
  )
}

interface DayProps {
  day: string
  label: string
  customers: readonly Customer[]
  isOtherMonth: boolean
  isChosen: boolean
  onChoose: () => void
}

function Day({ day, label, customers, isOtherMonth, isChosen, onChoose }: DayProps) {
  const t = useTranslations('implementationCustomers')
  const today = serverToday()
  const count = customers.length
  return (
    <td
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- inside a table the role would be lost
      role="gridcell"
      className={styles.day}
      data-other={isOtherMonth}
      data-today={day === today}
      data-late={count > 0 && day < today}
      aria-current={day === today ? 'date' : undefined}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') onChoose()
      }}
    >
      <div className={styles.dayHead}>
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span className="visually-hidden">
          {label} {count > 0 && t('implementationCustomers:calendar.count', { count })}
        </span>
        {count > 0 && (
          <span aria-hidden className={styles.count}>
            {count}
          </span>
        )}
      </div>
      {customers.slice(0, MAX_NAMES).map(({ id, name }) => (
        <div key={id} className={styles.dayName}>
          {name}
        </div>
      ))}
    </td>
  )
}
