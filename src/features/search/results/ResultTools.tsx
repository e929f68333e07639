import { DownloadOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Can } from '@/shared/auth/permissions'
import { fetchExport } from '@/shared/files/exports'
import { usePreferences } from '@/shared/preferences'
import { ColumnChooser } from '@/shared/list/table/ColumnChooser'
import { FileButton } from '@/shared/ui/download/FileButton'
import { queryOf, SORTS_OF, type Search, type Sort } from '../address'
import { searchApi, type List } from '../api'
import { SaveSearch } from '../saved/SaveSearch'
import { useHiddenColumns } from './columns'

interface Named {
  key: string
  title: string
}

interface ResultToolsProps {
  list: List
  search: Search
  onSearch: (search: Search) => void
  /** Columns that there are, and those on show. */
  known: readonly Named[]
  shown: readonly Named[]
}

/** Above a result: its order, its columns, and ways to keep it. */
export function ResultTools({ list, search, onSearch, known, shown }: ResultToolsProps) {
  const { t } = useTranslation('search')
  const language = usePreferences((preferences) => preferences.language)
  const { hidden, hide } = useHiddenColumns(list)
  const { pageNum: _page, pageSize: _size, ...query } = queryOf(search, language)
  // The first column names the row.
  const [, ...optional] = known

  return (
    <>
      <Select<Sort>
        aria-label={t('sort.title')}
        value={search.sort}
        onChange={(sort) => onSearch({ ...search, sort, page: 1 })}
        options={SORTS_OF[list].map((value) => ({ value, label: t(`sort.${value}`) }))}
        popupMatchSelectWidth={false}
      />
      <ColumnChooser columns={optional} hidden={hidden} onHide={hide} />
      <SaveSearch search={search} />
      <Can do="search:export">
        <FileButton
          icon={<DownloadOutlined />}
          fallbackName={`search-${list}.xlsx`}
          fetchFile={(options) =>
            fetchExport(
              searchApi.export,
              { path: { list }, query: { ...query, columns: shown.map(({ key }) => key).join(',') } },
              options,
            )
          }
        >
          {t('export')}
        </FileButton>
      </Can>
    </>
  )
}
