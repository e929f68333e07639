import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { loginAddress } from '@/shared/lib/addresses'
import { PageTitle } from '@/shared/ui/PageTitle'

/** Details are for logged-in users; nothing of them is asked for before. */
export const DetailGate = () => (
  <Can do="search:api" otherwise={<LoginCard />}>
    <Outlet />
  </Can>
)

function LoginCard() {
  const { t } = useTranslation('searchDetails')
  const { t: parts } = useTranslation('parts')
  const { t: common } = useTranslation()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <PageTitle title={t('title')} />
      <Result
        status="info"
        title={parts('gate.login.title')}
        subTitle={parts('gate.login.text')}
        extra={
          <p className="plain-actions">
            <Link className="button button-primary" to={loginAddress(pathname + search + hash)}>
              {common('actions.login')}
            </Link>
            <Link className="button" to="/search">
              {t('back')}
            </Link>
          </p>
        }
      />
    </>
  )
}
