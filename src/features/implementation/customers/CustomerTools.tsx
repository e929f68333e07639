import { fetchExport } from '@/shared/files/exports'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import { ViewSwitch } from '@/shared/list/page/ViewSwitch'
import type { ListLayout } from '@/shared/list/table/useTable'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { customerApi } from './customers.api'
import { VIEWS, type CustomerList } from './useCustomers'

interface CustomerToolsProps {
  list: CustomerList
  table: ListLayout
}

export function CustomerTools({ list, table }: CustomerToolsProps) {
  const t = useTranslations('implementationCustomers')
  const language = useLanguage()
  return (
    <ListTools list={list} table={list.view === 'table' ? table : undefined}>
      <ViewSwitch
        list={list}
        views={VIEWS}
        view={list.view}
        names={t('implementationCustomers:view', { returnObjects: true })}
      />
      <ListExport
        text={t('implementationCustomers:export')}
        fallbackName={t('implementationCustomers:exportName')}
        fetchFile={(options) =>
          fetchExport(customerApi.export, { query: { ...list.chosen, language } }, options)
        }
      />
    </ListTools>
  )
}
