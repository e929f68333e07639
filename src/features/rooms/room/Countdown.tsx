import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '@/shared/api/clock'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { exactTime, parseTime } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import styles from './room.module.css'

const SECOND = 1000
const DAY = 86_400
/** So far ahead a clock says nothing. */
const FAR = 30 * DAY

/** Seconds between questions after the end has passed and the server has not closed yet. */
const ASK_AGAIN = 5

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Time that is left, by the server's clock; tells when it is over, and again while its owner stays on show. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const t = useTranslations('rooms')
  const end = parseTime(until)?.getTime() ?? null
  function secondsLeft() {
    if (end === null) return null
    const left = Math.ceil((end - serverNow()) / SECOND)
    return left < FAR ? left : left - (left % DAY)
  }
  const [left, setLeft] = useState(secondsLeft)

  const tick = useEffectEvent(() => {
    const now = secondsLeft()
    setLeft(now)
    if (now !== null && now <= 0 && now % ASK_AGAIN === 0) onEnd()
  })
  useEffect(() => {
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [])

  if (left === null) return EMPTY_VALUE
  const rest = Math.max(0, left)
  const days = Math.floor(rest / DAY)
  const clock = [Math.floor(rest / 3600) % 24, Math.floor(rest / 60) % 60, rest % 60].map(twoDigits).join(':')
  return (
    <time role="timer" dateTime={until} title={exactTime(until)} className={styles.countdown}>
      {rest >= FAR
        ? t('rooms:daysAlone', { count: days })
        : days > 0
          ? t('rooms:days', { count: days, clock })
          : clock}
    </time>
  )
}
