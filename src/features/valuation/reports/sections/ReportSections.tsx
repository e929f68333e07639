import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '@/shared/preferences'
import type { Report } from '../model/api'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/content'
import { AssumptionsSection } from './AssumptionsSection'
import {
  CashFlowSection,
  FunnelSection,
  SalesSection,
  ScenariosSection,
  TimelineSection,
  TornadoSection,
  WaterfallSection,
} from './chartSections'
import { ComparablesSection } from './ComparablesSection'
import { DealSection } from './DealSection'
import { LedgerSection } from './LedgerSection'
import { MethodSection } from './MethodSection'
import { MonteCarloSection } from './MonteCarloSection'
import { SectionFrame } from './SectionFrame'
import { SectionNav } from './SectionNav'
import { SummarySection } from './SummarySection'
import { TreeSection } from './TreeSection'
import styles from './report.module.css'

/** The sections of the method's section 16, in its order. */
const SECTIONS = [
  { id: 'summary', Section: SummarySection },
  { id: 'assumptions', Section: AssumptionsSection },
  { id: 'funnel', Section: FunnelSection },
  { id: 'timeline', Section: TimelineSection },
  { id: 'sales', Section: SalesSection },
  { id: 'cashFlow', Section: CashFlowSection },
  { id: 'waterfall', Section: WaterfallSection },
  { id: 'ledger', Section: LedgerSection },
  { id: 'tornado', Section: TornadoSection },
  { id: 'scenarios', Section: ScenariosSection },
  { id: 'monteCarlo', Section: MonteCarloSection },
  { id: 'tree', Section: TreeSection },
  { id: 'comparables', Section: ComparablesSection },
  { id: 'deal', Section: DealSection },
  { id: 'method', Section: MethodSection },
] as const

/** A computed report. */
export function ReportSections({ report, content }: { report: Report; content: ReportContent }) {
  const { t } = useTranslation(['valuation', 'valuationForm'])
  const { language, isDark } = usePreferences()
  const { currency, baseDate } = report
  const context = useMemo<ChartContext>(
    () => ({ t, language, isDark, currency, baseDate }),
    [t, language, isDark, currency, baseDate],
  )
  // Several reports may be open in tabs: an anchor says which one it belongs to.
  const sections = SECTIONS.map(({ id, Section }) => ({
    id,
    Section,
    anchor: `report-${report.id}-${id}`,
    title: t(`section.${id}`),
  }))
  return (
    <div className={styles.report}>
      <SectionNav label={t('page.contents')} sections={sections} />
      <div className={styles.reportSections}>
        {sections.map(({ id, Section, anchor, title }) => (
          <SectionFrame key={id} name={id} anchor={anchor} title={title} t={t}>
            <Section report={report} content={content} context={context} />
          </SectionFrame>
        ))}
      </div>
    </div>
  )
}
