import { Tag } from 'antd'
import { today } from '@/shared/lib/dates'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../model/answers'
import { quorumOf } from '../domain/review'
import { MAX_RED_ROWS } from '../components/daysSince'
import styles from './expert.module.css'

type Review = NonNullable<ConceptRow['review']>

export function QuorumText({ review: { votes, members } }: { review: Pick<Review, 'votes' | 'members'> }) {
  const t = useTranslations('conceptsExpert')
  const quorum = quorumOf(members)
  const isReached = votes >= quorum
  return (
    <span className={styles.reviewTagged}>
      <span aria-hidden>{`${votes}/${members}`}</span>
      <span className="visually-hidden">{t('conceptsExpert:quorum.count', { votes, members })}</span>
      <Tag color={isReached ? 'success' : 'default'}>
        {isReached ? t('conceptsExpert:quorum.reached') : t('conceptsExpert:quorum.needs', { count: quorum })}
      </Tag>
    </span>
  )
}

type Deadline = string | null | undefined

const isOverdue = (deadline: Deadline) => Boolean(deadline) && deadline! < today()

/** True when more deadlines have passed than may be shown in red. */
export const areManyOverdue = (deadlines: readonly Deadline[]) =>
  deadlines.filter(isOverdue).length > MAX_RED_ROWS

interface DeadlineTextProps {
  deadline: Deadline
  /** Shows a passed deadline without alarm. */
  isMuted?: boolean
}

export function DeadlineText({ deadline, isMuted = false }: DeadlineTextProps) {
  const t = useTranslations('conceptsExpert')
  if (!deadline) return EMPTY_VALUE
  return (
    <span className={styles.reviewTagged}>
      <span>{deadline}</span>
      {isOverdue(deadline) && <Tag color={isMuted ? 'default' : 'error'}>{t('conceptsExpert:overdue')}</Tag>}
    </span>
  )
}
