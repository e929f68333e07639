import { useMemo, type ReactNode } from 'react'
import { useAppearance } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { Report } from '../model/report.api'
import type { ChartContext } from '../charts'
import type { PreviousCalculation } from '../summary/valueChange'
import { Headline } from '../summary/Headline'
import type { ReportContent } from '../model/reportContent'
import { AssumptionsSection } from './AssumptionsSection'
import {
  CashFlowSection,
  FunnelSection,
  SalesSection,
  ScenariosSection,
  TimelineSection,
  WaterfallSection,
} from './chartSections'
import { ComparablesSection } from './ComparablesSection'
import { DealSection } from './DealSection'
import { LedgerSection } from './LedgerSection'
import { MethodSection } from './MethodSection'
import { MonteCarloSection } from './MonteCarloSection'
import { SectionFrame } from './SectionFrame'
import { TornadoSection } from './TornadoSection'
import { TreeSection } from './TreeSection'
import styles from './report.module.css'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { ChartBlock } from './ChartBlock'
import { regionTable } from './regionRows'
import type { SectionProps } from './sectionProps'
import { useSectionInView } from '@/shared/ui/useSectionInView'

/** Sections of the method's section 16 below the summary, in its order; regions follow the sales they are part of. */
const SECTIONS = [
  { id: 'assumptions', Section: AssumptionsSection },
  { id: 'funnel', Section: FunnelSection },
  { id: 'timeline', Section: TimelineSection },
  { id: 'sales', Section: SalesSection },
  { id: 'regions', Section: RegionsSection },
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

interface ReportSectionsProps {
  report: Report
  content: ReportContent
  before: PreviousCalculation | null
  /** Shown below the summary: the changes since the previous calculation. */
  band: ReactNode
  /** Undefined when nothing may be changed. */
  onAdjust: (() => void) | undefined
}

export function ReportSections({ report, content, before, band, onAdjust }: ReportSectionsProps) {
  const t = useTranslations('valuation', 'valuationForm')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const { currency, baseDate } = report
  const context = useMemo<ChartContext>(
    () => ({ t, language, isDark, currency, baseDate }),
    [t, language, isDark, currency, baseDate],
  )
  // Several reports may be open in tabs, so the anchor contains the report's id.
  const placeOf = (id: 'summary' | (typeof SECTIONS)[number]['id']) => ({
    anchor: `report-${report.id}-${id}`,
    title: t(`valuation:section.${id}`),
  })
  const summary = placeOf('summary')
  const sections = SECTIONS.filter(({ id }) => id !== 'regions' || content.regions.length > 0).map(
    ({ id, Section }) => ({ id, Section, ...placeOf(id) }),
  )
  return (
    <div className={styles.report}>
      <SectionNav label={t('valuation:page.contents')} sections={[summary, ...sections]} />
      <div className={styles.reportSections}>
        <SectionFrame name="summary" isTitleHidden t={t} {...summary}>
          <Headline
            content={content}
            context={context}
            before={before}
            assumptions={placeOf('assumptions').anchor}
            onAdjust={onAdjust}
          />
        </SectionFrame>
        {band}
        {sections.map(({ id, Section, anchor, title }) => (
          <SectionFrame key={id} name={id} anchor={anchor} title={title} t={t}>
            <Section report={report} content={content} context={context} />
          </SectionFrame>
        ))}
      </div>
    </div>
  )
}

function RegionsSection({ content, context }: SectionProps) {
  const { columns, isNumeric, rows, note } = regionTable(content, context)
  return (
    <>
      <ChartBlock id="regions" content={content} context={context} />
      <DataTable
        caption={context.t('valuation:regions.caption')}
        columns={columns}
        isNumeric={isNumeric}
        rows={rows}
      />
      <p className={styles.reportNote}>{note}</p>
    </>
  )
}

interface SectionNavProps {
  label: string
  sections: readonly { anchor: string; title: string }[]
}

function SectionNav({ label, sections }: SectionNavProps) {
  const inView = useSectionInView(sections.map(({ anchor }) => anchor))
  return (
    <nav className={styles.reportNav} aria-label={label}>
      <ol>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === inView ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
