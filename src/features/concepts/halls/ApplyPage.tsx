import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ColumnChooser } from '@/shared/ui/columns/ColumnChooser'
import { useHiddenColumns } from '@/shared/ui/columns/useHiddenColumns'
import { ListEmpty } from '@/shared/ui/ListEmpty'
import { ListPage } from '@/shared/ui/ListPage'
import { mayCreate } from '../domain/workflow'
import { useViewer } from '../viewer'
import { ApplyFilters } from './ApplyFilters'
import { ApplyTabs } from './ApplyTabs'
import { Board } from './board/Board'
import './halls.css'
import { HallTools } from './HallTools'
import { HallTable } from './table/HallTable'
import { useColumns } from './table/useColumns'
import { useHall } from './useHall'

/** What does not fit a common screen beside the others. */
const HIDDEN_AT_FIRST = ['organisation', 'principalInvestigator', 'target', 'modality', 'channel', 'secrecy']

/** The collection hall: concepts up to their first audit. */
export function ApplyPage() {
  const { t } = useTranslation('conceptHalls')
  const { t: concepts } = useTranslation('concepts')
  const list = useHall('apply')
  const viewer = useViewer()
  const { hidden, hide } = useHiddenColumns('concepts:apply:hidden', HIDDEN_AT_FIRST)

  const all = useColumns()
  const optional = [
    all.organisation,
    all.principalInvestigator,
    all.indication,
    all.target,
    all.modality,
    all.stage,
    all.channel,
    all.submitTime,
    all.days,
    all.auditorName,
    all.state,
    all.secrecy,
  ]
  const columns = [all.code, all.project, ...optional.filter(({ key }) => !hidden.includes(key))]

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
      actions={create('button button-primary')}
      filter={
        <>
          <ApplyTabs />
          <ApplyFilters list={list} />
          <HallTools
            hall="apply"
            list={list}
            chooser={<ColumnChooser columns={optional} hidden={hidden} onHide={hide} />}
          />
        </>
      }
    >
      {list.view === 'board' ? (
        <Board hall="apply" filters={list.chosen} />
      ) : (
        <HallTable
          list={list}
          columns={columns}
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
