import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '@/shared/api/clock'
import { ABSENT } from '@/shared/lib/money'
import { exactTime, parseTime } from '@/shared/lib/dates'
import styles from './room.module.css'

const SECOND = 1000
const DAY = 86_400

/** Seconds between questions after the end has passed and the server has not closed yet. */
const ASK_AGAIN = 5

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Time that is left, by the server's clock; tells when it is over, and again while its owner stays on show. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const { t } = useTranslation('rooms')
  const end = parseTime(until)?.getTime() ?? null
  const secondsLeft = () => (end === null ? null : Math.ceil((end - serverNow()) / SECOND))
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

  if (left === null) return ABSENT
  const rest = Math.max(0, left)
  const clock = [Math.floor(rest / 3600) % 24, Math.floor(rest / 60) % 60, rest % 60].map(twoDigits).join(':')
  return (
    <time role="timer" dateTime={until} title={exactTime(until)} className={styles.countdown}>
      {rest >= DAY ? t('days', { count: Math.floor(rest / DAY), clock }) : clock}
    </time>
  )
}
