import { Empty } from 'antd'
import { useId } from 'react'
import { serverToday } from '@/shared/api/serverToday'
import { daysUntil } from '@/shared/lib/daysUntil'
import { TruncationNotice } from '@/shared/list/TruncationNotice'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import type { Customer, CustomerFilter } from './customers.api'
import { groupByDay } from './calendar'
import { nextDayOf } from './dues'
import { DueText } from './NextAction'
import { NextActions } from './NextActions'
import { useNextActions } from './useNextActions'
import styles from './customers.module.css'

/** Longer agendas are not read to the end. */
const MAX_ENTRIES = 100

/** Earlier than any planned day. */
const EARLIEST_DAY = '1900-01-01'

export default function Agenda({ filter }: { filter: CustomerFilter }) {
  const t = useTranslations('implementationCustomers')
  const query = { ...filter, nextFrom: filter.nextFrom ?? EARLIEST_DAY }
  const { data, error, refetch } = useNextActions(query, MAX_ENTRIES)
  if (error || !data)
    return (
      <QueryFallback
        failed={t('implementationCustomers:calendar.failed')}
        error={error}
        onRetry={refetch}
        rows={8}
      />
    )
  const { rows, total } = data
  const days = [...groupByDay(rows, nextDayOf)]
  const isPast = ([day]: [string, Customer[]]) => daysUntil(day, serverToday()) < 0
  const overdue = days.filter(isPast).flatMap(([, customers]) => customers)
  const upcoming = days.filter((day) => !isPast(day))
  if (days.length === 0) return <Empty description={t('implementationCustomers:calendar.none')} />
  return (
    <>
      <TruncationNotice
        shown={rows.length}
        total={total}
        title={t('implementationCustomers:calendar.cut', { count: rows.length, total })}
      />
      <div className={styles.agenda}>
        {overdue.length > 0 && (
          <AgendaGroup
            title={t('implementationCustomers:calendar.overdue', { count: overdue.length })}
            customers={overdue}
            isOverdue
          />
        )}
        {upcoming.map(([day, customers]) => (
          <AgendaGroup key={day} title={day} note={<DueText day={day} />} customers={customers} />
        ))}
      </div>
    </>
  )
}

interface AgendaGroupProps {
  title: string
  note?: React.ReactNode
  customers: readonly Customer[]
  isOverdue?: boolean
}

function AgendaGroup({ title, note, customers, isOverdue = false }: AgendaGroupProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={isOverdue ? styles.overdue : undefined}>
      <h2 id={heading} className="card-title">
        {title} <span className="cell-note">{note}</span>
      </h2>
      <NextActions customers={customers} showsDay={isOverdue} />
    </section>
  )
}
