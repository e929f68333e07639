import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '@/shared/api/serverClock'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { formatTimeExact, parseTime } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import styles from './room.module.css'

const SECOND = 1000
const MINUTE = 60
const DAY = 86_400
/** Seconds; above this only days are shown. */
const COARSE_LIMIT = 30 * DAY

/** Seconds count on the last day only: a timer that changes each second costs an idle page more than all the rest. */
const stepOf = (left: number) => (left >= COARSE_LIMIT ? DAY : left >= DAY ? MINUTE : 1)

/** Seconds between calls of `onEnd` until the server has closed the room. */
const RETRY_INTERVAL = 5

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Time left by the server's clock; calls `onEnd` at the end, and repeatedly while still mounted. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const t = useTranslations('rooms')
  const end = parseTime(until)?.getTime() ?? null
  function secondsLeft() {
    if (end === null) return null
    const left = Math.ceil((end - serverNow()) / SECOND)
    return left - (left % stepOf(left))
  }
  const [left, setLeft] = useState(secondsLeft)

  const tick = useEffectEvent(() => {
    const now = secondsLeft()
    setLeft(now)
    if (now !== null && now <= 0 && now % RETRY_INTERVAL === 0) onEnd()
  })
  useEffect(() => {
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [])

  if (left === null) return EMPTY_VALUE
  const remaining = Math.max(0, left)
  const days = Math.floor(remaining / DAY)
  const parts = [Math.floor(remaining / 3600) % 24, Math.floor(remaining / MINUTE) % 60]
  const clock = [...parts, ...(days > 0 ? [] : [remaining % MINUTE])].map(twoDigits).join(':')
  return (
    <time role="timer" dateTime={until} title={formatTimeExact(until)} className={styles.countdown}>
      {remaining >= COARSE_LIMIT
        ? t('rooms:daysAlone', { count: days })
        : days > 0
          ? t('rooms:days', { count: days, clock })
          : clock}
    </time>
  )
}
