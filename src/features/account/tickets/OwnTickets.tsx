import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useHasRole } from '@/shared/auth/permissions'
import { pointsApi, type Ticket } from '@/entities/points/points.api'
import { TopUpLink } from '@/entities/points/TopUpLink'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useTicketColumns, useTicketFilters } from './ticketColumns'

const GiveDialog = lazyWithRetry(() => import('./GiveDialog'))

const TAB_PARAMS = { tab: 'tickets' }

export function OwnTickets() {
  const t = useTranslations('accountTickets')
  const list = useList(pointsApi.tickets, TAB_PARAMS)
  const canGive = useHasRole('company_admin')
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = list.rows.find(({ id }) => id === selectedId)
  const table = useTable('account:tickets', useTicketColumns<Ticket>())
  return (
    <ListCard
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={<FilterBar list={list}>{useTicketFilters()}</FilterBar>}
    >
      <ListTable
        list={list}
        table={table}
        {...(canGive && {
          renderActions: (ticket: Ticket) => (
            <RowActions name={ticket.name}>
              {ticket.scope === 'department' && ticket.state === 'unused' && (
                <Button type="link" size="small" onClick={() => setSelectedId(ticket.id)}>
                  {t('accountTickets:give.open')}
                </Button>
              )}
            </RowActions>
          ),
        })}
        empty={
          <ListEmpty list={list} text={t('accountTickets:empty')}>
            <TopUpLink isButton />
          </ListEmpty>
        }
      />
      {selected && (
        <Suspense fallback={null}>
          <GiveDialog ticket={selected} onClose={() => setSelectedId(null)} />
        </Suspense>
      )}
    </ListCard>
  )
}
