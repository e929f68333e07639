import { Flex, Tag } from 'antd'
import { serverToday } from '@/shared/api/serverToday'
import type { Patent } from '@/entities/patents.api'
import { daysUntil } from '@/shared/lib/daysUntil'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { deadlineOf, duesOf, type Due } from './deadlines'

const COLOURS = { overdue: 'error', 30: 'warning', 90: 'default' } as const

/** Days; longer times are shown in years. */
const YEAR = 365

export function DueText({ what, day }: Due) {
  const t = useTranslations('roomsPatents')
  const days = daysUntil(day, serverToday())
  const deadline = deadlineOf(day, serverToday())
  const text =
    days === 0
      ? t('roomsPatents:due.today')
      : days > YEAR
        ? t('roomsPatents:due.inYears', { count: Math.floor(days / YEAR) })
        : days > 0
          ? t('roomsPatents:due.in', { count: days })
          : t(`roomsPatents:due.past.${what}`, { count: -days })
  return deadline ? (
    <Flex>
      <Tag color={COLOURS[deadline]}>{text}</Tag>
    </Flex>
  ) : (
    text
  )
}

export function DueDay({ patent, what }: { patent: Patent; what: Due['what'] }) {
  const day = what === 'fee' ? patent.nextFeeDate : patent.lastDay
  if (!day) return EMPTY_VALUE
  const isNear = deadlineOf(day, serverToday()) !== null && duesOf(patent).some((due) => due.what === what)
  return (
    <Flex vertical align="start">
      {day} {isNear && <DueText what={what} day={day} />}
    </Flex>
  )
}
