import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { today } from '@/shared/lib/dates'
import { ABSENT } from '@/shared/lib/money'
import type { ConceptRow } from '../model/answers'
import { quorumOf } from '../domain/review'
import styles from './expert.module.css'

type Review = NonNullable<ConceptRow['review']>

/** How many of a panel have judged, and how many have to. */
export function QuorumText({ review: { votes, members } }: { review: Pick<Review, 'votes' | 'members'> }) {
  const { t } = useTranslation('conceptsExpert')
  const quorum = quorumOf(members)
  const isReached = votes >= quorum
  return (
    <span className={styles.reviewTagged}>
      <span aria-hidden>{`${votes}/${members}`}</span>
      <span className="visually-hidden">{t('quorum.count', { votes, members })}</span>
      <Tag color={isReached ? 'success' : 'default'}>
        {isReached ? t('quorum.reached') : t('quorum.needs', { count: quorum })}
      </Tag>
    </span>
  )
}

/** Until when something is to be judged; marked once that day is over. */
export function DeadlineText({ deadline }: { deadline: string | null | undefined }) {
  const { t } = useTranslation('conceptsExpert')
  if (!deadline) return ABSENT
  return (
    <span className={styles.reviewTagged}>
      <span>{deadline}</span>
      {deadline < today() && <Tag color="error">{t('overdue')}</Tag>}
    </span>
  )
}
