import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useMenuTitle } from '../menu/useMenuTitle'

/** Longer ones are no names. */
const NAME_LENGTH = 60

/** For what is announced but not built yet: a fixed address under its own name, or whatever `?name=` names. */
export default function UnderDevelopmentPage() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const titleOf = useMenuTitle()
  const asked = Array.from(params.get('name')?.trim() ?? '')
    .slice(0, NAME_LENGTH)
    .join('')
  const name = asked || titleOf({ path: pathname, title: '', component: null })
  return (
    <>
      <PageTitle title={name} />
      <Result
        status="info"
        title={t('upcoming.title')}
        subTitle={t('upcoming.text', { name })}
        extra={
          <div className="plain-actions">
            <button type="button" className="button" onClick={() => void navigate(-1)}>
              {common('actions.back')}
            </button>
            <Link className="button button-primary" to="/contact">
              {t('upcoming.contact')}
            </Link>
          </div>
        }
      />
    </>
  )
}
