import { useSearchParams } from 'react-router-dom'
import { useHasRole } from '@/shared/auth/permissions'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { useTranslations } from '@/shared/i18n'
import { DepartmentTickets } from './DepartmentTickets'
import { OwnTickets } from './OwnTickets'

const TICKET_OWNERS = ['own', 'department'] as const

/** Company admins also see the tickets of the company's users. */
export default function TicketsTab() {
  const t = useTranslations('accountTickets')
  const isAdmin = useHasRole('company_admin')
  const [params] = useSearchParams()
  if (!isAdmin) return <OwnTickets />
  const shown = params.get('of') === 'department' ? 'department' : 'own'
  return (
    <>
      <LinkTabs
        label={t('accountTickets:whose')}
        shown={shown}
        tabs={TICKET_OWNERS.map((key) => ({
          key,
          text: t(`accountTickets:of.${key}`),
          to: { search: key === 'own' ? '?tab=tickets' : '?tab=tickets&of=department' },
        }))}
      />
      {shown === 'own' ? <OwnTickets /> : <DepartmentTickets />}
    </>
  )
}
