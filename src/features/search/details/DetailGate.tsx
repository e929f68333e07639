import { Link, Outlet, useLocation } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { loginAddress } from '@/shared/lib/addresses'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { Outcome } from '@/shared/ui/Outcome'

/** Details are for logged-in users; nothing of them is asked for before. */
export const DetailGate = () => (
  <Can do="search:api" otherwise={<LoginCard />}>
    <Outlet />
  </Can>
)

function LoginCard() {
  const t = useText('searchDetails', 'parts')
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <PageTitle title={t('searchDetails:title')} />
      <Outcome
        status="info"
        title={t('parts:gate.login.title')}
        text={t('parts:gate.login.text')}
        actions={
          <p className="plain-actions">
            <Link className="button button-primary" to={loginAddress(pathname + search + hash)}>
              {t('actions.login')}
            </Link>
            <Link className="button" to="/search">
              {t('searchDetails:back')}
            </Link>
          </p>
        }
      />
    </>
  )
}
