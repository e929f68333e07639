import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { today } from '@/shared/lib/dates'
import { ABSENT } from '@/shared/lib/money'
import type { Patent } from './api'
import { daysUntil, deadlineOf, duesOf, type Due } from './deadlines'

const COLOURS = { overdue: 'error', 30: 'warning', 90: 'default' } as const

/** How far off something is, in words; what is near is marked. */
export function DueWords({ what, day }: Due) {
  const { t } = useTranslation('roomsPatents')
  const days = daysUntil(day, today())
  const deadline = deadlineOf(day, today())
  const words =
    days === 0
      ? t('due.today')
      : days > 0
        ? t('due.in', { count: days })
        : t(`due.past.${what}`, { count: -days })
  return deadline ? <Tag color={COLOURS[deadline]}>{words}</Tag> : words
}

/** A day on which something is due, with how far off it is where that is near. */
export function DueDay({ patent, what }: { patent: Patent; what: Due['what'] }) {
  const day = what === 'fee' ? patent.nextFeeDate : patent.lastDay
  if (!day) return ABSENT
  const isNear = deadlineOf(day, today()) !== null && duesOf(patent).some((due) => due.what === what)
  return (
    <>
      {day} {isNear && <DueWords what={what} day={day} />}
    </>
  )
}
