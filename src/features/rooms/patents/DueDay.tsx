import { Flex, Tag } from 'antd'
import { serverToday } from '@/shared/api/serverToday'
import type { Patent } from '@/entities/patents.api'
import { daysUntil } from '@/shared/lib/daysUntil'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { deadlineOf, duesOf, type Due } from './deadlines'

const COLOURS = { overdue: 'error', 30: 'warning', 90: 'default' } as const

/** In days; what is further off is said in years. */
const YEAR = 365

/** How far off something is, in words; what is near is marked. */
export function DueWords({ what, day }: Due) {
  const t = useTranslations('roomsPatents')
  const days = daysUntil(day, serverToday())
  const deadline = deadlineOf(day, serverToday())
  const words =
    days === 0
      ? t('roomsPatents:due.today')
      : days > YEAR
        ? t('roomsPatents:due.inYears', { count: Math.floor(days / YEAR) })
        : days > 0
          ? t('roomsPatents:due.in', { count: days })
          : t(`roomsPatents:due.past.${what}`, { count: -days })
  return deadline ? (
    <Flex>
      <Tag color={COLOURS[deadline]}>{words}</Tag>
    </Flex>
  ) : (
    words
  )
}

/** A day on which something is due, with how far off it is where that is near. */
export function DueDay({ patent, what }: { patent: Patent; what: Due['what'] }) {
  const day = what === 'fee' ? patent.nextFeeDate : patent.lastDay
  if (!day) return EMPTY_VALUE
  const isNear = deadlineOf(day, serverToday()) !== null && duesOf(patent).some((due) => due.what === what)
  return (
    <Flex vertical align="start">
      {day} {isNear && <DueWords what={what} day={day} />}
    </Flex>
  )
}
