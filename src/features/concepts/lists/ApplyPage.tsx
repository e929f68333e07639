import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { useTable } from '@/shared/list/table/useTable'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { mayCreate } from '../domain/workflow'
import { useViewer } from '../model/viewer'
import { ApplyFilters } from './ApplyFilters'
import { ApplyTabs } from './ApplyTabs'
import { HallTools } from './HallTools'
import { HallTable } from './table/HallTable'
import { extra, useColumns } from './table/useColumns'
import { useHall } from './components/useHall'

const HallBoard = lazyWithRetry(() => import('./HallBoard'))

/** The collection hall: concepts up to their first audit. */
export function ApplyPage() {
  const t = useTranslations('conceptsHalls', 'concepts')
  const list = useHall('apply')
  const viewer = useViewer()

  const all = useColumns(list.rows)
  const table = useTable(
    'concepts:apply',
    [
      all.project,
      extra(all.code),
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
        {t('conceptsHalls:apply.create')}
      </Link>
    )
  return (
    <ListPage
      title={t('concepts:page.apply')}
      list={list}
      table={table}
      actions={create('button button-primary')}
      tabs={<ApplyTabs />}
      filter={<ApplyFilters list={list} />}
      tools={<HallTools hall="apply" list={list} table={table} />}
    >
      {list.view === 'board' ? (
        <Suspense fallback={<Skeleton active />}>
          <HallBoard hall="apply" filters={list.chosen} />
        </Suspense>
      ) : (
        <HallTable
          list={list}
          table={table}
          empty={
            <ListEmpty
              list={list}
              text={t(mayCreate(viewer) ? 'conceptsHalls:apply.empty' : 'conceptsHalls:apply.emptyOthers')}
            >
              {create() || (
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
