import { Empty } from 'antd'
import { useId } from 'react'
import { serverToday } from '@/shared/api/serverToday'
import { daysUntil } from '@/shared/lib/daysUntil'
import { TruncationNotice } from '@/shared/list/TruncationNotice'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import type { Customer, CustomerFilter } from './customers.api'
import { byDay } from './calendar'
import { nextDayOf } from './dues'
import { DueWords } from './NextAction'
import { NextActions } from './NextActions'
import { useNextActions } from './useNextActions'
import styles from './customers.module.css'

/** Entries of an agenda: nobody reads on for longer. */
const MOST = 100

/** Long before any day that something is planned for. */
const EARLIEST = '1900-01-01'

/** What is to be done next, day by day; what is overdue comes first. */
export default function Agenda({ filter }: { filter: CustomerFilter }) {
  const t = useTranslations('implementationCustomers')
  const asked = { ...filter, nextFrom: filter.nextFrom ?? EARLIEST }
  const { data, error, refetch } = useNextActions(asked, MOST)
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
  const days = [...byDay(rows, nextDayOf)]
  const isPast = ([day]: [string, Customer[]]) => daysUntil(day, serverToday()) < 0
  const overdue = days.filter(isPast).flatMap(([, customers]) => customers)
  const coming = days.filter((day) => !isPast(day))
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
          <Group
            title={t('implementationCustomers:calendar.overdue', { count: overdue.length })}
            customers={overdue}
            isOverdue
          />
        )}
        {coming.map(([day, customers]) => (
          <Group key={day} title={day} note={<DueWords day={day} />} customers={customers} />
        ))}
      </div>
    </>
  )
}

interface GroupProps {
  title: string
  note?: React.ReactNode
  customers: readonly Customer[]
  isOverdue?: boolean
}

function Group({ title, note, customers, isOverdue = false }: GroupProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={isOverdue ? styles.overdue : undefined}>
      <h2 id={heading} className="card-title">
        {title} <span className="cell-note">{note}</span>
      </h2>
      <NextActions customers={customers} hasDay={isOverdue} />
    </section>
  )
}
