import { Alert, Skeleton } from 'antd'
import { Suspense } from 'react'
import { useTable } from '@/shared/list/table/useTable'
import { ListPage } from '@/shared/list/page/ListPage'
import { useListed, useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { ConceptRow } from '../model/answers'
import { useHighlighted, markHighlighted } from '../model/highlighted'
import { HallTools } from './HallTools'
import { IncubateFilters } from './IncubateFilters'
import { HallTable } from './table/HallTable'
import { extra, useColumns } from './table/useColumns'
import { useHall, type HallList } from './components/useHall'
import { Link } from 'react-router-dom'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ruleOf } from '@/shared/form/fieldParsers'
import { FirstStage } from '../domain/firstStage'
import { fieldLabel } from '../model/fieldLabel'
import styles from './halls.module.css'

/** What a concept needs to get here: what has to be filled in for the first audit. */
const NEEDED = Object.keys(FirstStage.shape).filter((name) => ruleOf(FirstStage, [name]).isRequired)

/** In place of concepts in incubation: what the gate before it asks for. */
function IncubateEmpty({ list }: { list: HallList }) {
  const t = useTranslations('conceptsHalls', 'concepts')
  const listed = useListed()
  const needed = NEEDED.map((name) => fieldLabel(t, 'first', name))
  return (
    <ListEmpty list={list} text={t('conceptsHalls:incubate.empty')}>
      <p className={styles.conceptGate}>
        {t('conceptsHalls:incubate.gate')} {listed(needed)}
      </p>
      <Link to="/apply">{t('conceptsHalls:incubate.toApply')}</Link>
    </ListEmpty>
  )
}

const HallBoard = lazyWithRetry(() => import('./HallBoard'))

/** The incubation hall: concepts that have passed their first audit. */
export function IncubatePage() {
  const t = useTranslations('concepts')
  const list = useHall('incubate')
  const arrived = useHighlighted()
  const isMarked = ({ name }: ConceptRow) => arrived.includes(name ?? '')

  const all = useColumns(list.rows)
  const table = useTable(
    'concepts:incubate',
    [
      all.project,
      extra(all.code),
      extra(all.organisation),
      extra(all.principalInvestigator),
      all.indicationAt,
      extra(all.stage),
      all.managerName,
      all.days,
      all.askedAmount,
      all.state,
      all.secrecy,
      all.service,
    ],
    'concepts:incubate:hidden',
  )

  return (
    <ListPage
      title={t('concepts:page.incubate')}
      list={list}
      table={table}
      top={<Arrivals names={arrived} />}
      filter={<IncubateFilters list={list} />}
      tools={<HallTools hall="incubate" list={list} table={table} />}
    >
      {list.view === 'board' ? (
        <Suspense fallback={<Skeleton active />}>
          <HallBoard hall="incubate" filters={list.chosen} isMarked={isMarked} />
        </Suspense>
      ) : (
        <HallTable list={list} table={table} isMarked={isMarked} empty={<IncubateEmpty list={list} />} />
      )}
    </ListPage>
  )
}

/** Which projects the notice has led here for; they are marked where they are listed. */
function Arrivals({ names }: { names: readonly string[] }) {
  const t = useTranslations('conceptsHalls')
  const listed = useListed()
  if (names.length === 0) return null
  return (
    <Alert
      className="list-note"
      type="success"
      showIcon
      closable={{ onClose: () => markHighlighted([]) }}
      title={t('conceptsHalls:incubate.arrived', { count: names.length, names: listed(names) })}
    />
  )
}
