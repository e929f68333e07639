import { Button } from 'antd'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { MultiSelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { conceptApi } from '../model/concepts.api'
import { STATES } from '../domain/conceptStates'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { conceptNameOf } from './components/conceptNameOf'
import { useConceptColumns } from './table/useConceptColumns'
import { useStateOptions } from './components/useStateOptions'
import { useArchiveSelection } from '../archive/useArchiveSelection'
import { useConceptViewer } from '../model/useConceptViewer'

/** Archived concepts: read-only until an incubation manager restores them. */
export function ArchivePage() {
  const t = useTranslations('conceptsHalls', 'concepts')
  const list = useList(conceptApi.sealList)
  const viewer = useConceptViewer()
  const states = useStateOptions(STATES)
  const { rowSelection, move, controls: archiveControls } = useArchiveSelection('unseal', list.rows)

  const all = useConceptColumns(list.rows)
  const table = useTable('concepts:archive', [
    { ...all.name, isPrimary: true },
    all.code,
    all.organisation,
    { ...all.state, title: t('conceptsHalls:column.stateBefore') },
    all.sealedBy,
    all.sealedTime,
  ])

  return (
    <ListPage
      title={t('concepts:page.archive')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter
            name="keyword"
            label={t('conceptsHalls:filter.keyword')}
            hint={t('conceptsHalls:filter.keywordHint')}
          />
          <TextFilter name="organisation" label={t('conceptsHalls:column.organisation')} />
          <MultiSelectFilter name="states" label={t('conceptsHalls:column.stateBefore')} options={states} />
          <DayRangeFilter
            from="sealedFrom"
            to="sealedTo"
            fromLabel={t('conceptsHalls:filter.sealedFrom')}
            toLabel={t('conceptsHalls:filter.sealedTo')}
          />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        rowSelection={rowSelection}
        renderActions={(concept) => (
          <RowActions name={conceptNameOf(concept)}>
            {conceptWorkflow.isAvailable('unseal', concept, viewer) && (
              <Button type="link" size="small" onClick={() => move(concept)}>
                {t('conceptsHalls:row.unseal')}
              </Button>
            )}
          </RowActions>
        )}
        empty={<ListEmpty list={list} text={t('conceptsHalls:archive.empty')} />}
      />
      {archiveControls}
    </ListPage>
  )
}
