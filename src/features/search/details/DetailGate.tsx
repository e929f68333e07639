import { Link, Outlet } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { NotInTier } from '@/entities/tiers/NotInTier'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'

/** Details require a subscription tier; without it nothing is requested. */
export const DetailGate = () => (
  <Can do="search:api" fallback={<NoDetails />}>
    <Outlet />
  </Can>
)

function NoDetails() {
  const t = useTranslations('searchDetails')
  return (
    <>
      <PageTitle title={t('searchDetails:title')} />
      <NotInTier feature="details">
        <Link className="button" to="/search">
          {t('searchDetails:back')}
        </Link>
      </NotInTier>
    </>
  )
}
