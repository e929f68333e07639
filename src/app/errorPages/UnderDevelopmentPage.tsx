import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'
import { useMenuTitle } from '../navigation/useMenuTitle'

const MAX_NAME_LENGTH = 60

/** For announced screens: takes the name from `?name=`, else from the fixed address. */
export default function UnderDevelopmentPage() {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const titleOf = useMenuTitle()
  const nameParam = Array.from(params.get('name')?.trim() ?? '')
    .slice(0, MAX_NAME_LENGTH)
    .join('')
  const name = nameParam || titleOf({ path: pathname, title: '', component: null })
  return (
    <>
      <PageTitle title={name} />
      <ResultState
        status="info"
        title={t('shell:upcoming.title')}
        text={t('shell:upcoming.text', { name })}
        actions={
          <div className="plain-actions">
            <button type="button" className="button" onClick={() => void navigate(-1)}>
              {t('actions.back')}
            </button>
            <Link className="button button-primary" to="/contact">
              {t('shell:upcoming.contact')}
            </Link>
          </div>
        }
      />
    </>
  )
}
