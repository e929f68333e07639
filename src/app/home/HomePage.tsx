import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { RecentReports } from '@/features/valuation/reports/RecentReports'
import { PageTitle } from '@/shared/ui/PageTitle'

/** Where the user lands: the way into the main job, and the latest results. */
export default function HomePage() {
  const { t } = useTranslation('shell')
  const user = useSession((session) => session.user)
  const mayList = useCan('valuation:report:list')
  const mayAdd = useCan('valuation:report:add')
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
        {mayList && <RecentReports title={t('home.recent')} more={t('home.allReports')} />}
      </Flex>
    </>
  )
}
