import { useQuery } from '@tanstack/react-query'
import { Card, Empty, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { FailureNote } from '@/shared/ui/FailureNote'
import { PageTitle } from '@/shared/ui/PageTitle'
import { memberApi } from './api'
import { BenefitTable } from './BenefitTable'
import { Faq } from './Faq'
import { PlanCards } from './PlanCards'
import styles from './member.module.css'

/** The membership plans side by side, the way to one of them, and what people ask about them. */
export default function MemberPage() {
  const { t } = useTranslation('accountPages')
  const board = useQuery(read(memberApi.board, {}))
  return (
    <>
      <PageTitle title={t('member.title')} actions={<Link to="/contact">{t('member.contact')}</Link>} />
      <p className={styles.memberIntro}>{t('member.intro')}</p>
      <div className={styles.memberSections}>
        {board.isPending && (
          <Card>
            <Skeleton active paragraph={{ rows: 10 }} />
          </Card>
        )}
        {board.error && (
          <FailureNote
            title={t('member.failed')}
            failure={board.error}
            onRetry={() => void board.refetch()}
          />
        )}
        {board.data?.plans.length === 0 && <Empty description={t('member.none')} />}
        {board.data && board.data.plans.length > 0 && (
          <>
            <PlanCards board={board.data} />
            <BenefitTable board={board.data} />
          </>
        )}
        <Faq />
      </div>
    </>
  )
}
