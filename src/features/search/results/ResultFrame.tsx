import { FilterOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Drawer, Flex, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/shared/auth/permissions'
import { FailureNote } from '@/shared/ui/FailureNote'
import { FailureText } from '@/shared/ui/FailureText'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { PAGE_SIZES, type Search } from '../address'
import type { List } from '../api'
import { ChosenChips } from '../facets/ChosenChips'
import { CompareBox } from '../compare/CompareBox'
import type { Compared } from '../compare'
import { FacetPanel } from '../facets/FacetPanel'
import { publicOnly, useHiddenColumns, type Column } from './columns'
import { NoResult } from './NoResult'
import './results.css'
import { ResultTools } from './ResultTools'
import type { Result, RowOf } from './useResult'
import { useIsUsedUp } from './useIsUsedUp'

interface ResultFrameProps<L extends List> {
  list: L
  search: Search
  onSearch: (search: Search) => void
  result: Result<L>
  columns: readonly Column<RowOf<L>>[]
  /** The drug of a row, where rows can be compared. */
  comparedAs?: (row: RowOf<L>) => Compared
}

/** A result: the ways to narrow it, its rows, and what goes wrong with it. */
export function ResultFrame<L extends List>({
  list,
  search,
  onSearch,
  result,
  columns,
  comparedAs,
}: ResultFrameProps<L>) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const maySee = useCan('search:api')
  const isNarrow = useIsNarrow()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { hidden } = useHiddenColumns(list)
  const isUsedUp = useIsUsedUp(result.failure)
  const { found, failure } = result
  const known = maySee ? columns : publicOnly(columns)
  const shown = known.filter(({ key }) => !hidden.includes(key))

  if (!found) {
    return (
      <Card>
        {failure ? (
          <FailureNote
            title={isUsedUp ? t('usedUp.title') : t('failed')}
            failure={failure}
            onRetry={result.retry}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Card>
    )
  }

  const panel = <FacetPanel facets={found.facets} search={search} onSearch={onSearch} />
  const lastPage = Math.max(1, Math.ceil(found.total / search.pageSize))
  return (
    <div className="search-result">
      {!isNarrow && <Card className="search-facets">{panel}</Card>}
      {isNarrow && (
        <Drawer
          title={t('facet.title')}
          placement="left"
          size={320}
          open={isPanelOpen}
          onClose={() => setPanelOpen(false)}
        >
          {panel}
        </Drawer>
      )}
      <Card className="search-rows" styles={{ body: { padding: 16 } }}>
        <Flex wrap gap="small" align="center" className="search-head">
          <output className="search-total">{t('total', { count: found.total })}</output>
          {isNarrow && (
            <Button icon={<FilterOutlined />} onClick={() => setPanelOpen(true)}>
              {t('facet.open', { count: Object.keys(search.chosen).length })}
            </Button>
          )}
          <ResultTools list={list} search={search} onSearch={onSearch} known={known} shown={shown} />
        </Flex>
        <ChosenChips facets={found.facets} search={search} onSearch={onSearch} />
        {!maySee && <Alert className="list-note" type="info" title={t('namesOnly')} />}
        {failure && (
          <Alert
            className="list-note"
            type="warning"
            title={isUsedUp ? t('usedUp.title') : t('failed')}
            description={
              <>
                {isUsedUp ? t('usedUp.text') : <FailureText failure={failure} />}{' '}
                {t('former', { keyword: result.of.keyword || t('everything') })}
              </>
            }
            action={
              <Button size="small" onClick={result.retry}>
                {common('actions.retry')}
              </Button>
            }
          />
        )}
        {!result.isOld && found.total > 0 && search.page > lastPage && (
          <Alert
            className="list-note"
            type="info"
            title={common('list.beyondEnd')}
            action={
              <Button size="small" onClick={() => onSearch({ ...search, page: lastPage })}>
                {common('list.toLastPage')}
              </Button>
            }
          />
        )}
        <div className={result.isOld ? 'search-old' : undefined} aria-busy={result.isLoading}>
          <Table<RowOf<L>>
            rowKey="id"
            size="small"
            columns={
              comparedAs && maySee ? [compareColumn(t('compare.column'), comparedAs), ...shown] : [...shown]
            }
            // A server that knows no paging sends all there are.
            dataSource={(found.rows as RowOf<L>[]).slice(0, result.of.pageSize)}
            scroll={{ x: 'max-content' }}
            pagination={{
              current: search.page,
              pageSize: search.pageSize,
              total: found.total,
              showSizeChanger: true,
              pageSizeOptions: [...PAGE_SIZES],
              onChange: (page, pageSize) => onSearch({ ...search, page, pageSize }),
            }}
            locale={{ emptyText: <NoResult list={list} search={search} onSearch={onSearch} /> }}
          />
        </div>
      </Card>
    </div>
  )
}

const compareColumn = <Row,>(title: string, comparedAs: (row: Row) => Compared): Column<Row> => ({
  key: 'compare',
  title,
  render: (_, row) => <CompareBox drug={comparedAs(row)} />,
})
