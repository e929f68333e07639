import { useQuery } from '@tanstack/react-query'
import { Alert, Card, Skeleton, Tag } from 'antd'
import { useMemo, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { read } from '@/shared/api'
import { exactMoney } from '@/shared/lib/money'
import { usePreferences } from '@/shared/preferences'
import { FailureNote } from '@/shared/ui/FailureNote'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { reportApi, type Report } from '../reports/model/api'
import type { ChartContext } from '../reports/charts'
import type { ReportContent } from '../reports/model/content'
import { useOutdated } from '../reports/model/useOutdated'
import { ComparablesTab } from './ComparablesTab'
import { DealTab } from './DealTab'
import { ScenariosTab } from './ScenariosTab'
import { SimulationTab } from './SimulationTab'
import { TreeTab } from './TreeTab'
import { hasMoved, openWorkbench, type WorkbenchProps } from './workbench'
import styles from '../reports/sections/report.module.css'

const TABS = {
  scenarios: ScenariosTab,
  simulation: SimulationTab,
  deal: DealTab,
  comparables: ComparablesTab,
  tree: TreeTab,
} as const satisfies Record<string, ComponentType<WorkbenchProps>>
type TabName = keyof typeof TABS
const TAB_NAMES = Object.keys(TABS) as TabName[]

/** What-if calculations on a report: own scenarios, distributions, deal terms, comparables and a tree. */
export function WorkbenchPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('valuationWorkbench')
  const query = useQuery(read(reportApi.detail, { path: { id }, query: {} }))
  const outdated = useOutdated(query.data, false)
  const report = useMemo(() => query.data && { ...query.data, outdated }, [query.data, outdated])
  const toReport = (
    <Link className="button" to={`/valuation/report/${id}`}>
      {t('toReport')}
    </Link>
  )
  return (
    <>
      <PageTitle
        title={report ? t('titleOf', { name: report.pipelineName }) : t('title')}
        note={report && <Tag>v{report.version}</Tag>}
        actions={toReport}
      />
      {query.error && !report && (
        <FailureNote title={t('failed')} failure={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton active paragraph={{ rows: 12 }} aria-label={t('loading')} />}
      {report && !report.content && (
        <Alert type="info" showIcon title={t('noResults')} description={t('noResultsText')} />
      )}
      {report?.content && <Opened key={`${id} ${report.version}`} report={report} content={report.content} />}
    </>
  )
}

function Opened({ report, content }: { report: Report; content: ReportContent }) {
  const { t } = useTranslation(['valuation', 'valuationForm'])
  const { t: own } = useTranslation('valuationWorkbench')
  const { language, isDark } = usePreferences()
  const { currency, baseDate } = report
  const opened = useMemo(() => openWorkbench(report, content), [report, content])
  const context = useMemo<ChartContext>(
    () => ({ t, language, isDark, currency, baseDate }),
    [t, language, isDark, currency, baseDate],
  )
  if (!opened.ok) {
    return (
      <Alert
        type="warning"
        showIcon
        title={own('notComputable')}
        description={t(`valuationForm:engineError.${opened.error.code}`)}
      />
    )
  }
  const workbench = opened.value
  return (
    <>
      <Alert
        className="list-note"
        type="info"
        showIcon
        title={own('whatIf', { version: report.version })}
        description={
          hasMoved(workbench)
            ? own('moved', {
                now: exactMoney(workbench.base.rnpv, currency),
                stored: exactMoney(content.summary.rnpv, currency),
              })
            : undefined
        }
      />
      <WorkbenchTabs workbench={workbench} context={context} />
    </>
  )
}

/**
 * The tabs as links. A tab that was visited stays, out of sight, so that its simulation goes on and its charts are
 * there at once.
 */
function WorkbenchTabs(props: WorkbenchProps) {
  const { t } = useTranslation('valuationWorkbench')
  const [params] = useSearchParams()
  const shown = TAB_NAMES.find((name) => name === params.get('tab')) ?? 'scenarios'
  const [visited, setVisited] = useState<readonly TabName[]>([shown])
  if (!visited.includes(shown)) setVisited([...visited, shown])
  return (
    <Card>
      <LinkTabs
        label={t('tabs')}
        tabs={TAB_NAMES.map((key) => ({ key, text: t(`tab.${key}`), to: { search: `?tab=${key}` } }))}
        shown={shown}
        replace
      />
      {TAB_NAMES.filter((name) => visited.includes(name)).map((name) => {
        const Tab = TABS[name]
        return (
          <section
            key={name}
            className={styles.reportSection}
            aria-label={t(`tab.${name}`)}
            hidden={name !== shown}
          >
            <Tab {...props} />
          </section>
        )
      })}
    </Card>
  )
}
