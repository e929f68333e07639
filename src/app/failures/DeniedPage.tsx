import { Link } from 'react-router-dom'
import { useUpgrade } from '@/shared/domain/tiers/useUpgrade'
import { useText } from '@/shared/texts'
import { ErrorPage } from './ErrorPage'

/** For an address that others have in their menus. */
export default function DeniedPage() {
  const t = useText('shell')
  const address = useUpgrade()
  return (
    <ErrorPage
      code="403"
      title={t('shell:denied.title')}
      text={t('shell:denied.text')}
      actions={
        <Link className="button button-primary" to={address()}>
          {t('shell:denied.plans')}
        </Link>
      }
    />
  )
}
