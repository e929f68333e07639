import { useQuery } from '@tanstack/react-query'
import { Card, Empty } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { memberApi } from './membership.api'
import { BenefitTable } from './BenefitTable'
import { PlanCards } from './PlanCards'
import styles from './member.module.css'

const QUESTIONS = ['choose', 'price', 'quota', 'company', 'switch', 'expire'] as const

function Faq() {
  const t = useTranslations('accountPages')
  return (
    <Card title={<h2 className="card-title">{t('accountPages:faq.title')}</h2>}>
      <div className={styles.faq}>
        {QUESTIONS.map((question) => (
          <details key={question}>
            <summary>{t(`accountPages:faq.${question}.question`)}</summary>
            <p>{t(`accountPages:faq.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </Card>
  )
}

export default function MemberPage() {
  const t = useTranslations('accountPages')
  const board = useQuery(apiQuery(memberApi.board, {}))
  return (
    <>
      <PageTitle
        title={t('accountPages:member.title')}
        actions={<Link to="/contact">{t('accountPages:member.contact')}</Link>}
      />
      <p className={styles.memberIntro}>{t('accountPages:member.intro')}</p>
      <div className={styles.memberSections}>
        {!board.data && (
          <Card>
            <QueryFallback
              failed={t('accountPages:member.failed')}
              error={board.error}
              onRetry={board.refetch}
              rows={10}
            />
          </Card>
        )}
        {board.data?.plans.length === 0 && <Empty description={t('accountPages:member.none')} />}
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
