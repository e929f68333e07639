import { TICKET_KINDS } from '@/entities/points/points.api'
import { useTranslations } from '@/shared/i18n'
import { useTierName } from '@/entities/tiers/useTierName'
import type { Bought } from './pay.api'

/** What was bought and what comes with it, in the user's language; of an unknown kind as received. */
export function useBoughtName() {
  const t = useTranslations('accountPay')
  const nameOf = useTierName()
  const ticketName = (kind: string | null | undefined, count: number) => {
    const ticket = TICKET_KINDS.find((each) => each === kind)
    return ticket && t('accountPay:form.ticketCount', { name: t(`accountPay:ticket.${ticket}`), count })
  }
  const boughtName = ({ kind, name, role, months, count, ticketKind }: Bought): string => {
    if (kind === 'plan' && role && months) {
      return `${nameOf(role)} · ${t('accountPay:form.months', { count: months })}`
    }
    if (kind === 'points' && count) return t('accountPay:form.pointsCount', { count })
    return (kind === 'tickets' && count && ticketName(ticketKind, count)) || name
  }
  /** Those that come with it; empty for none. */
  const withTickets = ({ tickets }: Bought): string =>
    tickets
      .map(({ kind, count }) => ticketName(kind, count) ?? `${kind} × ${count}`)
      .join(t('accountPay:and'))
  return { boughtName, withTickets }
}
