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
import { byDay, dayAfterKey, monthAfter, weeksOf } from './calendar'
import { nextDayOf } from './dues'
import { NextActions } from './NextActions'
import { useNextActions } from './useNextActions'
import styles from './customers.module.css'

/** Names in a day; more are counted. */
const IN_CELL = 2

const Address = z.object({ day: z.optional(z.string().check(z.refine(isDay))) })

const monthOf = (day: string) => day.slice(0, 7)

/** The next actions of a month, and those of the day that is chosen there. Arrows lead from day to day. */
export default function NextCalendar({ filter }: { filter: CustomerFilter }) {
  const t = useTranslations('implementationCustomers')
  const language = useLanguage()
  const { state, put } = useAddressState(Address)
  const day = state.day ?? serverToday()
  // Days are passed by the dozen: the way back does not lead through each of them.
  const choose = (next: string) => put({ day: next === serverToday() ? undefined : next }, { replace: true })
  const month = monthOf(day)
  const weeks = weeksOf(month)
  const span = { nextFrom: weeks[0]![0]!, nextTo: weeks.at(-1)!.at(-1)! }
  const { data, error, isPlaceholderData, isPending, refetch } = useNextActions({ ...filter, ...span })
  const grid = useRef<HTMLTableElement>(null)
  /** The keys have chosen another day, which takes the focus. */
  const isLed = useRef(false)
  useLayoutEffect(() => {
    if (isLed.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isLed.current = false
  }, [day])

  function follow(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, day)
    if (next === undefined) return
    event.preventDefault()
    isLed.current = true
    choose(next)
  }

  if (error)
    return (
      <ErrorAlert title={t('implementationCustomers:calendar.failed')} failure={error} onRetry={refetch} />
    )
  const { rows = [], total = 0 } = data ?? {}
  const days = byDay(rows, nextDayOf)
  const said = (words: Intl.DateTimeFormatOptions, of: string) =>
    new Intl.DateTimeFormat(language, { ...words, timeZone: 'UTC' }).format(new Date(of))
  const title = said({ year: 'numeric', month: 'long' }, `${month}-01`)
  const go = (by: number) => choose(`${monthAfter(month, by)}-01`)
  const ofDay = days.get(day) ?? []
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
          onClick={() => go(-1)}
        />
        <h2 className="card-title" aria-live="polite">
          {title}
        </h2>
        <Button
          icon={<RightOutlined />}
          aria-label={t('implementationCustomers:calendar.after')}
          onClick={() => go(1)}
        />
        <Button onClick={() => choose(serverToday())}>{t('implementationCustomers:calendar.today')}</Button>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys lead through its cells
        role="grid"
        className={styles.month}
        aria-label={title}
        aria-busy={isPending || isPlaceholderData}
        onKeyDown={follow}
      >
        <thead>
          <tr>
            {weeks[0]!.map((each) => (
              <th key={each} scope="col" abbr={said({ weekday: 'long' }, each)}>
                {said({ weekday: 'short' }, each)}
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
                  label={said({ month: 'long', day: 'numeric', weekday: 'long' }, each)}
                  customers={days.get(each) ?? []}
                  isOther={monthOf(each) !== month}
                  isChosen={each === day}
                  onChoose={() => choose(each)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section className={styles.ofDay} aria-label={said({ month: 'long', day: 'numeric' }, day)}>
        <h2 className="card-title">{said({ month: 'long', day: 'numeric', weekday: 'long' }, day)}</h2>
        {ofDay.length > 0 ? (
          <NextActions customers={ofDay} />
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
  /** Of the month before or after. */
  isOther: boolean
  isChosen: boolean
  onChoose: () => void
}

function Day({ day, label, customers, isOther, isChosen, onChoose }: DayProps) {
  const t = useTranslations('implementationCustomers')
  const today = serverToday()
  const count = customers.length
  return (
    <td
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- within a table it is taken for a plain cell
      role="gridcell"
      className={styles.day}
      data-other={isOther}
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
      {customers.slice(0, IN_CELL).map(({ id, name }) => (
        <div key={id} className={styles.dayName}>
          {name}
        </div>
      ))}
    </td>
  )
}
