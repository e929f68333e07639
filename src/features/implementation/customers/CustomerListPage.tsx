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
import { OverdueNote } from './OverdueNote'
import { useColumns } from './useColumns'
import { useCustomers } from './useCustomers'

const CustomerBoard = lazyWithRetry(() => import('./CustomerBoard'))
const Agenda = lazyWithRetry(() => import('./Agenda'))
const ImportCustomers = lazyWithRetry(() => import('./ImportCustomers'))
const NextCalendar = lazyWithRetry(() => import('./NextCalendar'))

/** The customers of the funded projects: by stage, as a table, and by what is to be done next. */
export function CustomerListPage() {
  const t = useTranslations('implementationCustomers', 'parts')
  const list = useCustomers()
  const mayEdit = useCan('implement:customer:edit')
  const [opened, open] = useState<'form' | 'import' | null>(null)
  const close = () => open(null)
  const table = useTable('implementation:customers', useColumns(list.rows))
  const add = (type: 'primary' | 'default') =>
    mayEdit && (
      <Button type={type} onClick={() => open('form')}>
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
        mayEdit && (
          <>
            <Button onClick={() => open('import')}>{t('parts:import.open')}</Button>
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
              text={t(mayEdit ? 'implementationCustomers:empty' : 'implementationCustomers:emptyToRead')}
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
      {opened === 'form' && <NewCustomer onClose={close} />}
      {opened === 'import' && (
        <Suspense fallback={null}>
          <ImportCustomers onClose={close} />
        </Suspense>
      )}
    </ListPage>
  )
}
