import { FilterOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Flex, Pagination, Skeleton, Empty } from 'antd'
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import type { Page } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { estimatedTotal } from '@/shared/list/estimatedTotal'
import { dedupeRowKeys } from '@/shared/list/rowKeys'
import { useTable } from '@/shared/list/table/useTable'
import { useIsNarrow } from '@/shared/ui/breakpoints'
import { useScreenUndoNotice } from '@/shared/ui/useUndoNotice'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { PAGE_SIZES, type Search, withMode } from '../model/searchAddress'
import type { List, Understood } from '../model/search.api'
import { ChosenChips } from '../facets/ChosenChips'
import { CompareBox } from '../compare/CompareBox'
import type { Compared } from '../model/compareStore'
import { publicOnly, type Column } from './resultColumns'
import { ResultFailure, QuotaUsedUpText } from './ResultFailure'
import { ResultRows } from './ResultRows'
import { ResultTools } from './ResultTools'
import type { Result, RowOf } from './useResult'
import { UnderstoodChips } from './UnderstoodChips'
import { useIsQuotaUsedUp } from './useIsQuotaUsedUp'
import styles from './results.module.css'
import { FacetPanel, type FacetPanelProps } from '../facets/FacetPanel'

const NO_FACETS: FacetPanelProps['facets'] = []

const FacetDrawer = lazyWithRetry(() => import('../facets/FacetDrawer'))

const Panel = memo(FacetPanel)

/** Facets, rendered after the rows because there are many of them. */
function Facets({ facets, search, onSearch }: FacetPanelProps) {
  return (
    <Panel
      facets={useDeferredValue(facets, NO_FACETS)}
      search={useDeferredValue(search)}
      onSearch={onSearch}
    />
  )
}

interface ResultFrameProps<L extends List> {
  list: L
  search: Search
  onSearch: (search: Search) => void
  result: Result<L>
  columns: readonly Column<RowOf<L>>[]
  toCompared?: (row: RowOf<L>) => Compared
}

export function ResultFrame<L extends List>({
  list,
  search,
  onSearch,
  result,
  columns,
  toCompared,
}: ResultFrameProps<L>) {
  const t = useTranslations('search', 'parts')
  const maySee = useCan('search:api')
  const isNarrow = useIsNarrow()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const isUsedUp = useIsQuotaUsedUp(result.failure)
  const offerUndo = useScreenUndoNotice()
  function clear() {
    onSearch({ ...search, chosen: {}, page: 1 })
    offerUndo(t('parts:filter.cleared'), () => onSearch(search))
  }
  const { found, failure } = result
  const permitted = useMemo(() => (maySee ? columns : publicOnly(columns)), [maySee, columns])
  const table = useTable(`search:${list}`, permitted, `search:hidden:${list}`)
  const { shown } = table
  const all = useMemo(
    () => (toCompared && maySee ? [compareColumn(t('search:compare.column'), toCompared), ...shown] : shown),
    [toCompared, maySee, t, shown],
  )
  const { pageSize } = result.of
  // A server without paging sends all rows.
  const rows = useMemo(
    () => (found ? dedupeRowKeys((found.rows as RowOf<L>[]).slice(0, pageSize)) : []),
    [found, pageSize],
  )

  if (!found) {
    return (
      <Card>
        {failure ? (
          <ResultFailure failure={failure} onRetry={result.retry} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Card>
    )
  }

  const canNarrow =
    Object.keys(search.chosen).length > 0 || found.facets.some(({ values }) => values.length > 0)
  const panel = <Facets facets={found.facets} search={search} onSearch={onSearch} />
  const minTotal = estimatedTotal(found as Page<unknown>, { pageNum: search.page, pageSize: search.pageSize })
  const lastPage = Math.max(1, Math.ceil(minTotal / search.pageSize))
  return (
    <div className={styles.searchResult}>
      {!isNarrow && canNarrow && <Card className={styles.searchFacets}>{panel}</Card>}
      {isNarrow && (
        <Suspense>
          <FacetDrawer isOpen={isPanelOpen} onClose={() => setPanelOpen(false)}>
            {panel}
          </FacetDrawer>
        </Suspense>
      )}
      <Card className={styles.searchRows} styles={{ body: { padding: 16 } }}>
        <Flex wrap gap="small" align="center" className={styles.searchHead}>
          <output className={styles.searchTotal}>
            {found.total === null ? t('parts:list.totalUnknown') : t('search:total', { total: found.total })}
          </output>
          {isNarrow && (
            <Button icon={<FilterOutlined />} onClick={() => setPanelOpen(true)}>
              {t('search:facet.open', { count: Object.keys(search.chosen).length })}
            </Button>
          )}
          <ResultTools list={list} search={search} onSearch={onSearch} table={table} />
        </Flex>
        <UnderstoodChips
          parts={found.understood}
          onKeyword={(keyword) => onSearch({ ...search, keyword, page: 1 })}
        />
        <ChosenChips facets={found.facets} search={search} onSearch={onSearch} onClear={clear} />
        {!maySee && (
          <Alert
            className="list-note"
            type="info"
            title={t('search:namesOnly')}
            action={<UpgradeLink to="details" />}
          />
        )}
        {failure && (
          <Alert
            className="list-note"
            type="warning"
            title={isUsedUp ? t('search:usedUp.title') : t('search:failed')}
            description={
              <>
                {isUsedUp ? <QuotaUsedUpText /> : <ErrorMessage failure={failure} />}{' '}
                {t('search:former', { keyword: result.of.keyword || t('search:everything') })}
              </>
            }
            action={
              !isUsedUp && (
                <Button size="small" onClick={result.retry}>
                  {t('actions.retry')}
                </Button>
              )
            }
          />
        )}
        {!result.isOld && minTotal > 0 && search.page > lastPage && (
          <Alert
            className="list-note"
            type="info"
            title={t('list.beyondEnd')}
            action={
              <Button size="small" onClick={() => onSearch({ ...search, page: lastPage })}>
                {t('list.toLastPage')}
              </Button>
            }
          />
        )}
        <div className={result.isOld ? styles.searchOld : undefined} aria-busy={result.isLoading}>
          {rows.length + found.invalidRows.length > 0 ? (
            <ResultRows
              caption={t('search:results')}
              columns={all}
              widths={table.layout.widths}
              density={table.density}
              rows={rows}
              unread={found.invalidRows}
            />
          ) : (
            <NoResult
              list={list}
              search={search}
              understood={found.understood}
              onSearch={onSearch}
              onClear={clear}
            />
          )}
          <Pagination
            className={styles.searchPages}
            align="end"
            size="small"
            current={search.page}
            pageSize={search.pageSize}
            total={minTotal}
            hideOnSinglePage={minTotal <= Math.min(...PAGE_SIZES)}
            showSizeChanger={{ variant: 'borderless' }}
            pageSizeOptions={[...PAGE_SIZES]}
            onChange={(page, pageSize) => onSearch({ ...search, page, pageSize })}
          />
        </div>
      </Card>
    </div>
  )
}

const compareColumn = <Row,>(title: string, toCompared: (row: Row) => Compared): Column<Row> => ({
  key: 'compare',
  mobileSlot: 'state',
  title,
  render: (row) => <CompareBox drug={toCompared(row)} />,
})

interface NoResultProps {
  list: List
  search: Search
  understood: readonly Understood[]
  onSearch: (search: Search) => void
  onClear: () => void
}

function NoResult({ list, search, understood, onSearch, onClear }: NoResultProps) {
  const t = useTranslations('search')
  const isNarrowed = Object.keys(search.chosen).length > 0
  const reason = () => {
    if (understood.length > 1) return 'search:none.several'
    return understood[0]?.as === 'trial' ? 'search:none.registry' : (`search:none.${list}` as const)
  }
  return (
    <Empty description={t(isNarrowed ? 'search:none.narrowed' : reason())}>
      <Flex wrap gap="small" justify="center">
        {isNarrowed && <Button onClick={onClear}>{t('search:facet.clear')}</Button>}
        {search.keyword !== '' && (
          <Button onClick={() => onSearch(withMode(search, 'integrated'))}>
            {t('search:none.everywhere')}
          </Button>
        )}
      </Flex>
    </Empty>
  )
}
