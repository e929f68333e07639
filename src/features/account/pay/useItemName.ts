import { TICKET_KINDS } from '@/entities/points/points.api'
import { useTranslations } from '@/shared/i18n'
import { useTierName } from '@/entities/tiers/useTierName'
import type { PurchasedItem } from './pay.api'

/** Translated names of purchased items and their included tickets; unknown kinds are shown as received. */
export function useItemName() {
  const t = useTranslations('accountPay')
  const nameOf = useTierName()
  const ticketName = (kind: string | null | undefined, count: number) => {
    const ticket = TICKET_KINDS.find((each) => each === kind)
    return ticket && t('accountPay:form.ticketCount', { name: t(`accountPay:ticket.${ticket}`), count })
  }
  const itemName = ({ kind, name, role, months, count, ticketKind }: PurchasedItem): string => {
    if (kind === 'plan' && role && months) {
      return `${nameOf(role)} · ${t('accountPay:form.months', { count: months })}`
    }
    if (kind === 'points' && count) return t('accountPay:form.pointsCount', { count })
    return (kind === 'tickets' && count && ticketName(ticketKind, count)) || name
  }
  const includedTickets = ({ tickets }: PurchasedItem): string =>
    tickets
      .map(({ kind, count }) => ticketName(kind, count) ?? `${kind} × ${count}`)
      .join(t('accountPay:and'))
  return { itemName, includedTickets }
}
