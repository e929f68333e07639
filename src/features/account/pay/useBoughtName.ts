import { TICKET_KINDS } from '@/shared/domain/points/api'
import { useText } from '@/shared/texts'
import { useTierName } from '@/shared/domain/tiers/useTierName'
import type { Bought } from './api'

/** What was bought, in the user's language; of a kind that this version does not know, as received. */
export function useBoughtName() {
  const t = useText('accountPay')
  const nameOf = useTierName()
  return ({ kind, name, role, months, count, ticketKind }: Bought): string => {
    if (kind === 'plan' && role && months) {
      return `${nameOf(role)} · ${t('accountPay:form.months', { count: months })}`
    }
    if (kind === 'points' && count) return t('accountPay:form.pointsCount', { count })
    const ticket = TICKET_KINDS.find((each) => each === ticketKind)
    if (kind === 'tickets' && count && ticket) {
      return t('accountPay:form.ticketCount', { name: t(`accountPay:ticket.${ticket}`), count })
    }
    return name
  }
}
