import { serverNow } from '@/shared/api/clock'
import { calendarDays, exactTime } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import styles from './home.module.css'

/** Days since then, below zero for a day to come; null where it is no time. */
export const daysSince = (time: string): number | null => calendarDays(time, serverNow())

/** Says how long something waits, or when it is due. */
export function useWaited() {
  const t = useTranslations('home')
  return (since: string): string => {
    const days = daysSince(since)
    if (days === null) return ''
    if (days < 0) return t('home:dueIn', { count: -days })
    return days === 0 ? t('home:today') : t('home:days', { count: days })
  }
}

/** How long something waits, or when it is due. */
export function Waited({ since }: { since: string }) {
  const waited = useWaited()
  return (
    <time dateTime={since} title={exactTime(since)} className={styles.waited}>
      {waited(since)}
    </time>
  )
}
