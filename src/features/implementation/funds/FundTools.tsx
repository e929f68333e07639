import { fetchExport } from '@/shared/files/exports'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import type { ListLayout } from '@/shared/list/table/useTable'
import type { List } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { fundApi, type InstalmentFilter, type Kind } from './model/funds.api'

interface FundToolsProps {
  of: Kind
  list: Pick<List<unknown, InstalmentFilter>, 'shown' | 'query'>
  table: ListLayout
}

/** Views and columns of a list, and the way to take it along. */
export function FundTools({ of, list, table }: FundToolsProps) {
  const t = useTranslations('implementationFunds')
  const language = useLanguage()
  const { pageNum: _page, pageSize: _size, ...query } = list.query
  return (
    <ListTools list={list} table={table}>
      <ListExport
        text={t('implementationFunds:export')}
        fallbackName={`${t(`implementationFunds:${of}`)}.xlsx`}
        fetchFile={(options) => fetchExport(fundApi.export, { query: { ...query, of, language } }, options)}
      />
    </ListTools>
  )
}
