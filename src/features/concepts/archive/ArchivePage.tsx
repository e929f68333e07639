import { Button, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '@/shared/ui/FilterBar'
import { DayFilter } from '@/shared/ui/DayFilter'
import { TextFilter } from '@/shared/ui/filterFields'
import { ListEmpty } from '@/shared/ui/ListEmpty'
import { ListPage } from '@/shared/ui/ListPage'
import { useList } from '@/shared/ui/useList'
import type { ConceptRow } from '../answers'
import { conceptApi } from '../api'
import { STATES } from '../domain/states'
import { conceptWorkflow } from '../domain/workflow'
import '../halls/halls.css'
import { SeveralFilter } from '../halls/SeveralFilter'
import { useColumns } from '../halls/table/useColumns'
import { useStateOptions } from '../halls/useStateOptions'
import { useSealing } from '../seal/useSealing'
import { useViewer } from '../viewer'

/** The archived concepts: read only, until an incubation manager takes them out again. */
export function ArchivePage() {
  const { t } = useTranslation('conceptHalls')
  const { t: concepts } = useTranslation('concepts')
  const { t: common } = useTranslation()
  const list = useList(conceptApi.sealList)
  const viewer = useViewer()
  const states = useStateOptions(STATES)
  const { rowSelection, ask, parts } = useSealing('unseal', list.rows)

  const all = useColumns()
  const columns = [
    all.code,
    all.name,
    all.organisation,
    { ...all.state, title: t('column.stateBefore') },
    all.sealedBy,
    all.sealedTime,
    {
      key: 'actions',
      title: common('columns.actions'),
      render: (_: unknown, concept: ConceptRow) =>
        conceptWorkflow.isOffered('unseal', concept, viewer) && (
          <Button type="link" size="small" onClick={() => ask([concept])}>
            {t('row.unseal')}
          </Button>
        ),
    },
  ]

  return (
    <ListPage
      title={concepts('page.archive')}
      list={list}
      filter={
        <FilterBar name="archiveFilter" list={list}>
          <TextFilter name="keyword" label={t('filter.keyword')} tooltip={t('filter.keywordHint')} />
          <TextFilter name="organisation" label={t('column.organisation')} />
          <SeveralFilter name="states" label={t('column.stateBefore')} options={states} />
          <DayFilter name="sealedFrom" label={t('filter.sealedFrom')} />
          <DayFilter name="sealedTo" label={t('filter.sealedTo')} />
        </FilterBar>
      }
    >
      {parts}
      <Table<ConceptRow>
        {...list.table}
        columns={columns}
        {...(rowSelection ? { rowSelection } : {})}
        locale={{ emptyText: <ListEmpty list={list} text={t('archive.empty')} /> }}
      />
    </ListPage>
  )
}
