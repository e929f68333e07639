import { useQuery } from '@tanstack/react-query'
import { Alert, Card, Skeleton, Tag } from 'antd'
import { Suspense, useMemo, useState, type ComponentType } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { formatMoneyExact } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { reportApi } from '../reports/model/report.api'
import type { ChartContext } from '../reports/charts'
import { useOutdated } from '../reports/model/useOutdated'
import { ScenariosTab } from './ScenariosTab'
import { noRanges, RangesDraft } from './rangesDraft'
import { useTabDraft } from './useTabDraft'
import { hasValueChanged, openWorkbench, type Workbench, type TabProps } from './workbench'
import styles from '../reports/sections/report.module.css'

/** Loads a tab on demand, together with all other lazy tabs: separate files would split further chunks. */
const tab = (name: keyof typeof import('./lazyTabs')) =>
  lazyWithRetry(async () => ({ default: (await import('./lazyTabs'))[name] as ComponentType<TabProps> }))

const TABS = {
  scenarios: ScenariosTab,
  sensitivity: tab('SensitivityTab'),
  simulation: tab('SimulationTab'),
  deal: tab('DealTab'),
  comparables: tab('ComparablesTab'),
  tree: tab('TreeTab'),
} as const satisfies Record<string, ComponentType<TabProps>>
type TabName = keyof typeof TABS
const TAB_NAMES = Object.keys(TABS) as TabName[]

/** Page for what-if calculations on a report: own scenarios, distributions, deal terms, comparables and a tree. */
export function WorkbenchPage() {
  const { id = '' } = useParams()
  const t = useTranslations('valuationWorkbench', 'valuationForm')
  const [params] = useSearchParams()
  const shown = TAB_NAMES.find((name) => name === params.get('tab')) ?? 'scenarios'
  const query = useQuery(apiQuery(reportApi.detail, { path: { id }, query: {} }))
  const outdated = useOutdated(query.data, false)
  const report = useMemo(() => query.data && { ...query.data, outdated }, [query.data, outdated])
  const content = report?.content
  const opened = useMemo(() => report && content && openWorkbench(report, content), [report, content])
  return (
    <>
      <PageTitle
        title={
          report
            ? t('valuationWorkbench:titleOf', { name: report.pipelineName })
            : t('valuationWorkbench:title')
        }
        note={report && <Tag>v{report.version}</Tag>}
        actions={
          <Link className="button" to={`/valuation/report/${id}`}>
            {t('valuationWorkbench:toReport')}
          </Link>
        }
        tabs={
          opened?.ok && (
            <LinkTabs
              label={t('valuationWorkbench:tabs')}
              tabs={TAB_NAMES.map((key) => ({
                key,
                text: t(`valuationWorkbench:tab.${key}`),
                to: { search: `?tab=${key}` },
              }))}
              shown={shown}
              replace
            />
          )
        }
      />
      {!report && (
        <QueryFallback
          failed={t('valuationWorkbench:failed')}
          error={query.error}
          onRetry={query.refetch}
          rows={12}
          loading={t('valuationWorkbench:loading')}
        />
      )}
      {report && !content && (
        <Alert
          type="info"
          showIcon
          title={t('valuationWorkbench:noResults')}
          description={t('valuationWorkbench:noResultsText')}
        />
      )}
      {opened && !opened.ok && (
        <Alert
          type="warning"
          showIcon
          title={t('valuationWorkbench:notComputable')}
          description={t(`valuationForm:engineError.${opened.error.code}`)}
        />
      )}
      {report && opened?.ok && (
        <WorkbenchTabs key={`${id} ${report.version}`} workbench={opened.value} shown={shown} />
      )}
    </>
  )
}

/** Visited tabs stay mounted but hidden: a simulation continues, and charts appear without delay. */
function WorkbenchTabs({ workbench, shown }: { workbench: Workbench; shown: TabName }) {
  const t = useTranslations('valuation', 'valuationWorkbench')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const [visited, setVisited] = useState<readonly TabName[]>([shown])
  if (!visited.includes(shown)) setVisited([...visited, shown])
  const { report, content, base } = workbench
  const { currency, baseDate, version } = report
  const ranges = useTabDraft(report.id, 'ranges', RangesDraft, noRanges)
  const context = useMemo<ChartContext>(
    () => ({ t, language, isDark, currency, baseDate }),
    [t, language, isDark, currency, baseDate],
  )
  return (
    <>
      <Alert
        className="list-note"
        type="info"
        showIcon
        title={t('valuationWorkbench:whatIf', { version })}
        description={
          hasValueChanged(workbench)
            ? t('valuationWorkbench:moved', {
                now: formatMoneyExact(base.rnpv, currency),
                stored: formatMoneyExact(content.summary.rnpv, currency),
              })
            : undefined
        }
      />
      <Card>
        {TAB_NAMES.filter((name) => visited.includes(name)).map((name) => {
          const Tab = TABS[name]
          return (
            <section
              key={name}
              className={styles.reportSection}
              aria-label={t(`valuationWorkbench:tab.${name}`)}
              hidden={name !== shown}
            >
              <Suspense
                fallback={
                  <Skeleton active paragraph={{ rows: 8 }} aria-label={t('valuationWorkbench:loading')} />
                }
              >
                <Tab workbench={workbench} context={context} ranges={ranges} />
              </Suspense>
            </section>
          )
        })}
      </Card>
    </>
  )
}
