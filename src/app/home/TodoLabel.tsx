import { serverNow } from '@/shared/api/serverClock'
import { calendarDaysSince, formatTimeExact } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import styles from './home.module.css'

/** Calendar days since `time`, negative for the future; null if it is not a date. */
export const daysSince = (time: string): number | null => calendarDaysSince(time, serverNow())

export function useTodoLabel() {
  const t = useTranslations('home')
  return (since: string): string => {
    const days = daysSince(since)
    if (days === null) return ''
    if (days < 0) return t('home:dueIn', { count: -days })
    return days === 0 ? t('home:today') : t('home:days', { count: days })
  }
}

export function TodoLabel({ since }: { since: string }) {
  const labelOf = useTodoLabel()
  return (
    <time dateTime={since} title={formatTimeExact(since)} className={styles.waited}>
      {labelOf(since)}
    </time>
  )
}
