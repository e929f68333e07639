import { Alert, Skeleton } from 'antd'
import { Suspense } from 'react'
import { useTable } from '@/shared/list/table/useTable'
import { ListPage } from '@/shared/list/page/ListPage'
import { useListFormat, useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { ConceptRow } from '../model/answers'
import { useHighlighted, markHighlighted } from '../model/highlightedConcepts'
import { ConceptListTools } from './ConceptListTools'
import { IncubateFilters } from './IncubateFilters'
import { ConceptTable } from './table/ConceptTable'
import { hiddenByDefault, useConceptColumns } from './table/useConceptColumns'
import { useConceptList, type ConceptList } from './components/useConceptList'
import { Link } from 'react-router-dom'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ruleOf } from '@/shared/form/fieldParsers'
import { FirstStage } from '../domain/firstStage'
import { fieldLabel } from '../model/fieldLabel'
import styles from './halls.module.css'

/** Fields required for the first audit, without which no concept gets here. */
const REQUIRED_FIELDS = Object.keys(FirstStage.shape).filter((name) => ruleOf(FirstStage, [name]).isRequired)

function IncubateEmpty({ list }: { list: ConceptList }) {
  const t = useTranslations('conceptsHalls', 'concepts')
  const listed = useListFormat()
  const requiredLabels = REQUIRED_FIELDS.map((name) => fieldLabel(t, 'first', name))
  return (
    <ListEmpty list={list} text={t('conceptsHalls:incubate.empty')}>
      <p className={styles.conceptGate}>
        {t('conceptsHalls:incubate.gate')} {listed(requiredLabels)}
      </p>
      <Link to="/apply">{t('conceptsHalls:incubate.toApply')}</Link>
    </ListEmpty>
  )
}

const HallBoard = lazyWithRetry(() => import('./ConceptBoard'))

/** Incubation list: concepts that have passed their first audit. */
export function IncubatePage() {
  const t = useTranslations('concepts')
  const list = useConceptList('incubate')
  const arrived = useHighlighted()
  const isMarked = ({ name }: ConceptRow) => arrived.includes(name ?? '')

  const all = useConceptColumns(list.rows)
  const table = useTable(
    'concepts:incubate',
    [
      all.project,
      hiddenByDefault(all.code),
      hiddenByDefault(all.organisation),
      hiddenByDefault(all.principalInvestigator),
      all.indicationAt,
      hiddenByDefault(all.stage),
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
      tools={<ConceptListTools hall="incubate" list={list} table={table} />}
    >
      {list.view === 'board' ? (
        <Suspense fallback={<Skeleton active />}>
          <HallBoard hall="incubate" filters={list.chosen} isMarked={isMarked} />
        </Suspense>
      ) : (
        <ConceptTable list={list} table={table} isMarked={isMarked} empty={<IncubateEmpty list={list} />} />
      )}
    </ListPage>
  )
}

/** Names the projects that the notice led to; they are also marked in the list. */
function Arrivals({ names }: { names: readonly string[] }) {
  const t = useTranslations('conceptsHalls')
  const listed = useListFormat()
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
