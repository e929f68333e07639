import { fetchExport } from '@/shared/files/exports'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import type { ListLayout } from '@/shared/list/table/useTable'
import type { List } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { fundApi, type InstalmentFilter, type ListKind } from './model/funds.api'

interface FundToolsProps {
  kind: ListKind
  list: Pick<List<unknown, InstalmentFilter>, 'shown' | 'query'>
  table: ListLayout
}

export function FundTools({ kind, list, table }: FundToolsProps) {
  const t = useTranslations('implementationFunds')
  const language = useLanguage()
  const { pageNum: _page, pageSize: _size, ...query } = list.query
  return (
    <ListTools list={list} table={table}>
      <ListExport
        text={t('implementationFunds:export')}
        fallbackName={`${t(`implementationFunds:${kind}`)}.xlsx`}
        fetchFile={(options) =>
          fetchExport(fundApi.export, { query: { ...query, of: kind, language } }, options)
        }
      />
    </ListTools>
  )
}
