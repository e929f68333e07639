import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { useTable } from '@/shared/list/table/useTable'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { canCreate } from '../domain/conceptWorkflow'
import { useConceptViewer } from '../model/useConceptViewer'
import { ApplyFilters } from './ApplyFilters'
import { ApplyTabs } from './ApplyTabs'
import { ConceptListTools } from './ConceptListTools'
import { ConceptTable } from './table/ConceptTable'
import { hiddenByDefault, useConceptColumns } from './table/useConceptColumns'
import { useConceptList } from './components/useConceptList'

const HallBoard = lazyWithRetry(() => import('./ConceptBoard'))

/** Collection list: concepts up to their first audit. */
export function ApplyPage() {
  const t = useTranslations('conceptsHalls', 'concepts')
  const list = useConceptList('apply')
  const viewer = useConceptViewer()

  const all = useConceptColumns(list.rows)
  const table = useTable(
    'concepts:apply',
    [
      all.project,
      hiddenByDefault(all.code),
      hiddenByDefault(all.organisation),
      hiddenByDefault(all.principalInvestigator),
      all.indication,
      hiddenByDefault(all.target),
      hiddenByDefault(all.modality),
      all.stage,
      hiddenByDefault(all.channel),
      all.submitTime,
      all.days,
      all.auditorName,
      all.state,
      hiddenByDefault(all.secrecy),
    ],
    'concepts:apply:hidden',
  )

  const createLink = (className?: string) =>
    canCreate(viewer) && (
      <Link className={className} to="new">
        {t('conceptsHalls:apply.create')}
      </Link>
    )
  return (
    <ListPage
      title={t('concepts:page.apply')}
      list={list}
      table={table}
      actions={createLink('button button-primary')}
      tabs={<ApplyTabs />}
      filter={<ApplyFilters list={list} />}
      tools={<ConceptListTools hall="apply" list={list} table={table} />}
    >
      {list.view === 'board' ? (
        <Suspense fallback={<Skeleton active />}>
          <HallBoard hall="apply" filters={list.chosen} />
        </Suspense>
      ) : (
        <ConceptTable
          list={list}
          table={table}
          empty={
            <ListEmpty
              list={list}
              text={t(canCreate(viewer) ? 'conceptsHalls:apply.empty' : 'conceptsHalls:apply.emptyOthers')}
            >
              {createLink() || (
                <Can do="poconcept:poconceptInfo:expert">
                  <Link to="/expert">{t('conceptsHalls:apply.toDecisions')}</Link>
                </Can>
              )}
            </ListEmpty>
          }
        />
      )}
    </ListPage>
  )
}
