import { Link } from 'react-router-dom'
import { pointsApi, type Ticket } from '@/shared/domain/points/api'
import { TOP_UP } from '@/shared/domain/points/topUp'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useText } from '@/shared/texts'
import { useTicketColumns, useTicketFilters } from './ticketColumns'

const OF_TAB = { tab: 'tickets' }

/** The tickets that one holds oneself. */
export function OwnTickets() {
  const t = useText('accountTickets', 'points')
  const list = useList(pointsApi.tickets, OF_TAB)
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
        empty={
          <ListEmpty list={list} text={t('accountTickets:empty')}>
            <Link className="button" to={TOP_UP}>
              {t('points:topUp')}
            </Link>
          </ListEmpty>
        }
      />
    </ListCard>
  )
}
