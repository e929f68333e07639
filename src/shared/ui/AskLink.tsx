import { Link } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { useTranslations } from '@/shared/i18n'

interface AskLinkProps {
  about: Readonly<Record<string, string>>
  className?: string
}

export function AskLink({ about, className }: AskLinkProps) {
  const t = useTranslations('parts')
  return (
    <Can do="search:api">
      <Link className={className} to={`/need/speak?${new URLSearchParams(about).toString()}`}>
        {t('parts:askAi')}
      </Link>
    </Can>
  )
}
