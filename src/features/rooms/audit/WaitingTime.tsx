import { serverNow } from '@/shared/api/serverClock'
import { formatTimeExact, parseTime } from '@/shared/lib/dates'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'

const HOUR = 3_600_000

/** Time waited so far, by the server's clock. */
export function WaitingTime({ since }: { since: string | null | undefined }) {
  const t = useTranslations('roomsAudit')
  const start = parseTime(since)
  if (!start) return EMPTY_VALUE
  const hours = Math.max(0, Math.floor((serverNow() - start.getTime()) / HOUR))
  const text =
    hours < 48
      ? t('roomsAudit:waits.hours', { count: hours })
      : t('roomsAudit:waits.days', { count: Math.floor(hours / 24) })
  return <time title={formatTimeExact(since)}>{text}</time>
}
