import { Select } from 'antd'
import { Can } from '@/shared/auth/permissions'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import { fetchExport } from '@/shared/files/exports'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import type { ListLayout } from '@/shared/list/table/useTable'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { toSearchQuery, SORTS_BY_LIST, type Search, type Sort } from '../model/searchAddress'
import { searchApi, type List } from '../model/search.api'
import { SaveSearch } from '../saved/SaveSearch'

interface ResultToolsProps {
  list: List
  search: Search
  onSearch: (search: Search) => void
  table: ListLayout
}

export function ResultTools({ list, search, onSearch, table }: ResultToolsProps) {
  const t = useTranslations('search')
  const language = useLanguage()
  const { pageNum: _page, pageSize: _size, ...query } = toSearchQuery(search, language)

  return (
    <ListTools table={table}>
      <Select<Sort>
        aria-label={t('search:sort.title')}
        value={search.sort}
        onChange={(sort) => onSearch({ ...search, sort, page: 1 })}
        options={SORTS_BY_LIST[list].map((value) => ({ value, label: t(`search:sort.${value}`) }))}
        popupMatchSelectWidth={false}
      />
      <SaveSearch search={search} />
      <Can do="search:export" fallback={<UpgradeLink to="export" />}>
        <ListExport
          text={t('search:export')}
          fallbackName={`search-${list}.xlsx`}
          fetchFile={(options) =>
            fetchExport(
              searchApi.export,
              { path: { list }, query: { ...query, columns: table.shown.map(({ key }) => key).join(',') } },
              options,
            )
          }
        />
      </Can>
    </ListTools>
  )
}
