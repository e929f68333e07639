import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { SeveralFilter, TextFilter } from '@/shared/list/filters/filters'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { conceptApi } from '../model/api'
import { STATES } from '../domain/states'
import { conceptWorkflow } from '../domain/workflow'
import { nameOf } from '../halls/parts/names'
import { useColumns } from '../halls/table/useColumns'
import { useStateOptions } from '../halls/parts/useStateOptions'
import { useSealing } from '../seal/useSealing'
import { useViewer } from '../model/viewer'

/** The archived concepts: read only, until an incubation manager takes them out again. */
export function SealedPage() {
  const { t } = useTranslation('conceptsHalls')
  const { t: concepts } = useTranslation('concepts')
  const list = useList(conceptApi.sealList)
  const viewer = useViewer()
  const states = useStateOptions(STATES)
  const { rowSelection, ask, parts } = useSealing('unseal', list.rows)

  const all = useColumns(list.rows)
  const table = useTable('concepts:archive', [
    { ...all.name, isName: true },
    all.code,
    all.organisation,
    { ...all.state, title: t('column.stateBefore') },
    all.sealedBy,
    all.sealedTime,
  ])

  return (
    <ListPage
      title={concepts('page.archive')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('filter.keyword')} hint={t('filter.keywordHint')} />
          <TextFilter name="organisation" label={t('column.organisation')} />
          <SeveralFilter name="states" label={t('column.stateBefore')} options={states} />
          <DayRangeFilter
            from="sealedFrom"
            to="sealedTo"
            fromLabel={t('filter.sealedFrom')}
            toLabel={t('filter.sealedTo')}
          />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        rowSelection={rowSelection}
        renderActions={(concept) => (
          <RowActions name={nameOf(concept)}>
            {conceptWorkflow.isOffered('unseal', concept, viewer) && (
              <Button type="link" size="small" onClick={() => ask([concept])}>
                {t('row.unseal')}
              </Button>
            )}
          </RowActions>
        )}
        empty={<ListEmpty list={list} text={t('archive.empty')} />}
      />
      {parts}
    </ListPage>
  )
}
