import { serverToday } from '@/shared/api/serverToday'
import { dayNumber, exactTime, parseTime, serverDay } from '@/shared/lib/dates'
import { useText } from '@/shared/texts'
import styles from './home.module.css'

/** Whole days since then by the server's calendar, below zero for a day to come; null where it is no time. */
export function daysSince(time: string): number | null {
  const then = parseTime(time)
  return then && dayNumber(serverToday()) - dayNumber(serverDay(then.getTime()))
}

/** Says how long something waits, or when it is due. */
export function useWaited() {
  const t = useText('home')
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
