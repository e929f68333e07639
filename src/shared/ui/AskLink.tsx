import { Link } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { useText } from '@/shared/texts'

/** Leads to where a question is asked about something; `about` is what the address says of it. */
export function AskLink({ about }: { about: Readonly<Record<string, string>> }) {
  const t = useText('parts')
  return (
    <Can do="search:api">
      <Link to={`/need/speak?${new URLSearchParams(about).toString()}`}>{t('parts:askAi')}</Link>
    </Can>
  )
}
