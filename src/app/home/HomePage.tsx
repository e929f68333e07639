import { Card, Flex, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SearchHero } from '@/features/search/box/SearchHero'
import { RecentReports } from '@/features/valuation/reports/RecentReports'
import { ReportTasks } from '@/features/valuation/reports/ReportTasks'
import { Can, useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { PageTitle } from '@/shared/ui/PageTitle'
import './home.css'
import { QuotaList } from './QuotaList'

// Few have concepts: home does not wait for their rules.
const ConceptTasks = lazy(() => import('@/features/concepts/home/ConceptTasks'))

/** Where the user lands: the search, what waits, the latest results, and what is left of the day's counts. */
export default function HomePage() {
  const { t } = useTranslation('shell')
  const user = useSession((session) => session.user)
  const mayAdd = useCan('valuation:report:add')
  const heading = (text: string) => <h2 className="card-title">{text}</h2>
  return (
    <>
      <PageTitle
        title={t('home.welcome', { name: user?.nickName || user?.userName })}
        actions={
          mayAdd && (
            <Link className="button button-primary" to="/valuation/form">
              {t('home.newValuation')}
            </Link>
          )
        }
      />
      <Flex vertical gap="middle">
        <Card title={heading(t('home.search'))} className="home-search">
          <SearchHero />
        </Card>
        <div className="home-cards">
          <Can do="valuation:report:list">
            <Card title={heading(t('home.tasks'))}>
              <ReportTasks />
            </Card>
          </Can>
          <Can do="poconcept:poconceptInfo:list">
            <Card title={heading(t('home.concepts'))}>
              <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
                <ConceptTasks />
              </Suspense>
            </Card>
          </Can>
          <Can do={{ any: ['search:api', 'valuation:report:add'] }}>
            <Card title={heading(t('home.quota'))}>
              <QuotaList />
            </Card>
          </Can>
        </div>
        <Can do="valuation:report:list">
          <RecentReports title={t('home.recent')} more={t('home.allReports')} />
        </Can>
      </Flex>
    </>
  )
}
