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

const OF_TAB = { tab: 'tickets' }

/** The tickets that one holds oneself. */
export function OwnTickets() {
  const t = useTranslations('accountTickets')
  const list = useList(pointsApi.tickets, OF_TAB)
  const mayGive = useHasRole('company_admin')
  const [givenId, give] = useState<string | null>(null)
  const given = list.rows.find(({ id }) => id === givenId)
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
        {...(mayGive && {
          renderActions: (ticket: Ticket) => (
            <RowActions name={ticket.name}>
              {ticket.scope === 'department' && ticket.state === 'unused' && (
                <Button type="link" size="small" onClick={() => give(ticket.id)}>
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
      {given && (
        <Suspense fallback={null}>
          <GiveDialog ticket={given} onClose={() => give(null)} />
        </Suspense>
      )}
    </ListCard>
  )
}
