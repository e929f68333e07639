import { Flex, Tag } from 'antd'
import { serverToday } from '@/shared/api/serverToday'
import { daysUntil } from '@/shared/lib/daysUntil'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { Customer } from './customers.api'
import { dueOf, nextDayOf } from './dues'
import styles from './customers.module.css'

export function DueText({ day }: { day: string }) {
  const t = useTranslations('implementationCustomers')
  const days = daysUntil(day, serverToday())
  if (days === 0) return t('implementationCustomers:due.today')
  return days > 0
    ? t('implementationCustomers:due.in', { count: days })
    : t('implementationCustomers:due.past', { count: -days })
}

type Planned = Pick<Customer, 'stage' | 'nextAction' | 'nextActionDate'>

export function NextAction({ customer }: { customer: Planned }) {
  const day = nextDayOf(customer)
  if (day === null) return EMPTY_VALUE
  const due = dueOf(customer, serverToday())
  return (
    <>
      <Flex gap={4} align="center">
        {day}
        {due && due !== '30' && (
          <Tag color={due === 'overdue' ? 'error' : 'warning'}>
            <DueText day={day} />
          </Tag>
        )}
      </Flex>
      {customer.nextAction && <div className="cell-note">{customer.nextAction}</div>}
    </>
  )
}

/** Plain variant: a board renders hundreds of cards while it is scrolled. */
export function PlainNextAction({ customer }: { customer: Planned }) {
  const day = nextDayOf(customer)
  if (day === null) return null
  const due = dueOf(customer, serverToday())
  return (
    <div className={styles.plainAction}>
      <span className={due === 'overdue' ? styles.late : undefined}>
        {day}
        {due && due !== '30' && (
          <>
            {' · '}
            <DueText day={day} />
          </>
        )}
      </span>
      <div>{customer.nextAction}</div>
    </div>
  )
}
