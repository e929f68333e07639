import { Tag } from 'antd'
import { today } from '@/shared/lib/dates'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../model/answers'
import { quorumOf } from '../domain/review'
import { FEW_LATE } from '../components/days'
import styles from './expert.module.css'

type Review = NonNullable<ConceptRow['review']>

/** How many of a panel have judged, and how many have to. */
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

const isOver = (deadline: Deadline) => Boolean(deadline) && deadline! < today()

/** Whether more of them are over than are said in red. */
export const areManyOver = (deadlines: readonly Deadline[]) => deadlines.filter(isOver).length > FEW_LATE

interface DeadlineTextProps {
  deadline: Deadline
  /** Says that it is over without alarm. */
  isCalm?: boolean
}

/** Until when something is to be judged; marked once that day is over. */
export function DeadlineText({ deadline, isCalm = false }: DeadlineTextProps) {
  const t = useTranslations('conceptsExpert')
  if (!deadline) return EMPTY_VALUE
  return (
    <span className={styles.reviewTagged}>
      <span>{deadline}</span>
      {isOver(deadline) && <Tag color={isCalm ? 'default' : 'error'}>{t('conceptsExpert:overdue')}</Tag>}
    </span>
  )
}
