import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTable } from '@/shared/list/table/useTable'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { mayCreate } from '../domain/workflow'
import { useViewer } from '../model/viewer'
import { ApplyFilters } from './ApplyFilters'
import { ApplyTabs } from './ApplyTabs'
import { HallBoard } from './board/HallBoard'
import { HallTools } from './HallTools'
import { HallTable } from './table/HallTable'
import { extra, useColumns } from './table/useColumns'
import { useHall } from './parts/useHall'

/** The collection hall: concepts up to their first audit. */
export function ApplyPage() {
  const { t } = useTranslation('conceptsHalls')
  const { t: concepts } = useTranslation('concepts')
  const list = useHall('apply')
  const viewer = useViewer()

  const all = useColumns(list.rows)
  const table = useTable(
    'concepts:apply',
    [
      all.project,
      all.code,
      extra(all.organisation),
      extra(all.principalInvestigator),
      all.indication,
      extra(all.target),
      extra(all.modality),
      all.stage,
      extra(all.channel),
      all.submitTime,
      all.days,
      all.auditorName,
      all.state,
      extra(all.secrecy),
    ],
    'concepts:apply:hidden',
  )

  const create = (className?: string) =>
    mayCreate(viewer) && (
      <Link className={className} to="new">
        {t('apply.create')}
      </Link>
    )
  return (
    <ListPage
      title={concepts('page.apply')}
      list={list}
      table={table}
      actions={create('button button-primary')}
      top={<ApplyTabs />}
      filter={<ApplyFilters list={list} />}
      tools={<HallTools hall="apply" list={list} table={table} />}
    >
      {list.view === 'board' ? (
        <HallBoard hall="apply" filters={list.chosen} />
      ) : (
        <HallTable
          list={list}
          table={table}
          empty={
            <ListEmpty list={list} text={t(mayCreate(viewer) ? 'apply.empty' : 'apply.emptyOthers')}>
              {create()}
            </ListEmpty>
          }
        />
      )}
    </ListPage>
  )
}
