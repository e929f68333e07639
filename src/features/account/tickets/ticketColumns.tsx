import { Tag } from 'antd'
import { TICKET_KINDS, TICKET_SCOPES, TICKET_STATES, type Ticket } from '@/entities/points/points.api'
import { SelectFilter } from '@/shared/list/filters/filterInputs'
import { columnsOf, type Column } from '@/shared/list/table/ListTable'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'

const COLORS = { unused: 'success', used: 'default', expired: 'default', frozen: 'warning' } as const

/** Labels for the codes of a ticket; unknown codes are shown as received. */
function useTicketLabels() {
  const t = useTranslations('accountTickets')
  const labelOf = <T extends string>(
    known: readonly T[],
    code: string | null | undefined,
    translate: (code: T) => string,
  ) => {
    const found = known.find((each) => each === code)
    return found ? translate(found) : code || EMPTY_VALUE
  }
  return {
    kind: (code: Ticket['kind']) => labelOf(TICKET_KINDS, code, (known) => t(`accountTickets:kind.${known}`)),
    scope: (code: Ticket['scope']) =>
      labelOf(TICKET_SCOPES, code, (known) => t(`accountTickets:scope.${known}`)),
    state: (code: Ticket['state']) =>
      labelOf(TICKET_STATES, code, (known) => t(`accountTickets:state.${known}`)),
  }
}

export function useTicketColumns<Row extends Ticket>(): Column<Row>[] {
  const t = useTranslations('accountTickets')
  const labels = useTicketLabels()
  return columnsOf<Row>(t('accountTickets:field', { returnObjects: true }), [
    { key: 'name', isPrimary: true },
    { key: 'kind', render: labels.kind },
    { key: 'scope', mobileSlot: 'plain', render: labels.scope },
    {
      key: 'state',
      mobileSlot: 'state',
      render: (code: Ticket['state']) => (
        <Tag color={COLORS[TICKET_STATES.find((each) => each === code) ?? 'used']}>{labels.state(code)}</Tag>
      ),
    },
    { key: 'count', align: 'end', sorter: true },
    {
      key: 'expireTime',
      sorter: true,
      render: (time: Ticket['expireTime']) => time?.slice(0, 10) ?? t('accountTickets:noExpiry'),
    },
  ])
}

export function useTicketFilters() {
  const t = useTranslations('accountTickets')
  const labels = useTicketLabels()
  return [
    <SelectFilter
      key="kind"
      name="kind"
      label={t('accountTickets:field.kind')}
      options={TICKET_KINDS.map((value) => ({ value, label: labels.kind(value) }))}
    />,
    <SelectFilter
      key="state"
      name="state"
      label={t('accountTickets:field.state')}
      options={TICKET_STATES.map((value) => ({ value, label: labels.state(value) }))}
    />,
  ]
}
