import { Button, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTable } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { CustomerFilters } from './CustomerFilters'
import { NewCustomer } from './CustomerForm'
import { CustomerTools } from './CustomerTools'
import { useCustomerColumns } from './useCustomerColumns'
import { useCustomers, type CustomerList } from './useCustomers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { changeSearchParams } from '@/shared/list/searchParams'
import { InlineError } from '@/shared/ui/InlineError'
import { customerApi } from './customers.api'

const CustomerBoard = lazyWithRetry(() => import('./CustomerBoard'))
const Agenda = lazyWithRetry(() => import('./Agenda'))
const ImportCustomers = lazyWithRetry(() => import('./ImportCustomers'))
const NextCalendar = lazyWithRetry(() => import('./NextCalendar'))

export function CustomerListPage() {
  const t = useTranslations('implementationCustomers', 'parts')
  const list = useCustomers()
  const canEdit = useCan('implement:customer:edit')
  const [openDialog, setOpenDialog] = useState<'form' | 'import' | null>(null)
  const close = () => setOpenDialog(null)
  const table = useTable('implementation:customers', useCustomerColumns(list.rows))
  const add = (type: 'primary' | 'default') =>
    canEdit && (
      <Button type={type} onClick={() => setOpenDialog('form')}>
        {t('implementationCustomers:add')}
      </Button>
    )

  const View = list.view === 'board' ? CustomerBoard : list.view === 'month' ? NextCalendar : Agenda

  return (
    <ListPage
      title={t('implementationCustomers:title')}
      list={list}
      table={table}
      actions={
        canEdit && (
          <>
            <Button onClick={() => setOpenDialog('import')}>{t('parts:import.open')}</Button>
            {add('primary')}
          </>
        )
      }
      top={<OverdueNote list={list} />}
      filter={<CustomerFilters list={list} />}
      tools={<CustomerTools list={list} table={table} />}
    >
      {list.view === 'table' ? (
        <ListTable
          list={list}
          table={table}
          empty={
            <ListEmpty
              list={list}
              text={t(canEdit ? 'implementationCustomers:empty' : 'implementationCustomers:emptyToRead')}
            >
              {add('default')}
            </ListEmpty>
          }
        />
      ) : (
        <Suspense fallback={<Skeleton active />}>
          <View filter={list.chosen} />
        </Suspense>
      )}
      {openDialog === 'form' && <NewCustomer onClose={close} />}
      {openDialog === 'import' && (
        <Suspense fallback={null}>
          <ImportCustomers onClose={close} />
        </Suspense>
      )}
    </ListPage>
  )
}

function OverdueNote({ list: { chosen, shown, searchOf, view } }: { list: CustomerList }) {
  const t = useTranslations('implementationCustomers')
  const { data, error, refetch } = useQuery(apiQuery(customerApi.figures, { query: chosen }))
  // The board shows this failure itself.
  if (error && view !== 'board')
    return (
      <div className="list-note">
        {t('implementationCustomers:board.overdueFailed')}{' '}
        <InlineError failure={error} onRetry={() => void refetch()} />
      </div>
    )
  const count = data?.overdue ?? 0
  if (count === 0 || chosen.due) return null
  const search = searchOf(changeSearchParams(new URLSearchParams(shown), { due: 'overdue' }).toString())
  return (
    <div className="list-note">
      <Link to={{ search }}>{t('implementationCustomers:board.overdue', { count })}</Link>
    </div>
  )
}
