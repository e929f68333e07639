import { useTranslation } from 'react-i18next'
import { ColumnChooser } from '@/shared/list/table/ColumnChooser'
import { useHiddenColumns } from '@/shared/list/table/useHiddenColumns'
import { ListPage } from '@/shared/list/ListPage'
import type { ConceptRow } from '../answers'
import { useHighlighted } from '../notice/highlighted'
import { Arrivals } from './Arrivals'
import { Board } from './board/Board'
import './halls.css'
import { HallTools } from './HallTools'
import { IncubateEmpty } from './IncubateEmpty'
import { IncubateFilters } from './IncubateFilters'
import { HallTable } from './table/HallTable'
import { useColumns } from './table/useColumns'
import { useHall } from './useHall'

/** What does not fit a common screen beside the others. */
const HIDDEN_AT_FIRST = ['organisation', 'principalInvestigator', 'indication', 'stage', 'askedAmount']

/** The incubation hall: concepts that have passed their first audit. */
export function IncubatePage() {
  const { t: concepts } = useTranslation('concepts')
  const list = useHall('incubate')
  const { hidden, hide } = useHiddenColumns('concepts:incubate:hidden', HIDDEN_AT_FIRST)
  const arrived = useHighlighted()
  const isMarked = ({ name }: ConceptRow) => arrived.includes(name ?? '')

  const all = useColumns()
  const optional = [
    all.organisation,
    all.principalInvestigator,
    all.indication,
    all.stage,
    all.managerName,
    all.askedAmount,
    all.days,
    all.state,
    all.secrecy,
    all.service,
  ]
  const columns = [all.code, all.project, ...optional.filter(({ key }) => !hidden.includes(key))]

  return (
    <ListPage
      title={concepts('page.incubate')}
      list={list}
      filter={
        <>
          <Arrivals names={arrived} />
          <IncubateFilters list={list} />
          <HallTools
            hall="incubate"
            list={list}
            chooser={<ColumnChooser columns={optional} hidden={hidden} onHide={hide} />}
          />
        </>
      }
    >
      {list.view === 'board' ? (
        <Board hall="incubate" filters={list.chosen} isMarked={isMarked} />
      ) : (
        <HallTable list={list} columns={columns} isMarked={isMarked} empty={<IncubateEmpty list={list} />} />
      )}
    </ListPage>
  )
}
