import { pointsApi, type HeldTicket } from '@/entities/points/points.api'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { useTicketColumns, useTicketFilters } from './ticketColumns'

const TAB_PARAMS = { tab: 'tickets', of: 'department' }

export function DepartmentTickets() {
  const t = useTranslations('accountTickets')
  const list = useList(pointsApi.departmentTickets, TAB_PARAMS)
  const table = useTable('account:departmentTickets', [
    { key: 'nickName', title: t('accountTickets:field.holder'), mobileSlot: 'plain' as const },
    ...useTicketColumns<HeldTicket>(),
  ])
  return (
    <ListCard
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('accountTickets:keyword')} />
          {useTicketFilters()}
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={<ListEmpty list={list} text={t('accountTickets:emptyDepartment')} />}
      />
    </ListCard>
  )
}
