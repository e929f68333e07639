import { Tag } from 'antd'
import { serverToday } from '@/shared/api/serverToday'
import { parseTime, serverDay } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import type { Claim, Supplement } from './claims.api'
import styles from './claims.module.css'

const COLORS = { waiting: 'processing', overdue: 'error', answered: 'success', late: 'warning' } as const

function statusOf({ due, answerTime }: Supplement): keyof typeof COLORS {
  const answered = parseTime(answerTime)
  if (answered === null) return due < serverToday() ? 'overdue' : 'waiting'
  return serverDay(answered.getTime()) > due ? 'late' : 'answered'
}

export function Supplements({ claim: { supplements } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  if (supplements.length === 0)
    return <p className="cell-note">{t('implementationClaims:supplement.none')}</p>
  return (
    <ol className={styles.entries}>
      {supplements.map((supplement) => {
        const { id, wanted, due, by, time, answer, answerBy, answerTime } = supplement
        const status = statusOf(supplement)
        return (
          <li key={id}>
            <div className={styles.words}>{wanted}</div>
            <div className={`cell-note ${styles.line}`}>
              <span>
                {by} <TimeText time={time} /> · {t('implementationClaims:supplement.due', { due })}
              </span>
              <Tag color={COLORS[status]}>{t(`implementationClaims:supplement.${status}`)}</Tag>
            </div>
            {answer && (
              <blockquote className={styles.answer}>
                <div className={styles.words}>{answer}</div>
                <div className="cell-note">
                  {answerBy} <TimeText time={answerTime} />
                </div>
              </blockquote>
            )}
          </li>
        )
      })}
    </ol>
  )
}
