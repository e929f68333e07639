import type { ChartId } from '@/features/valuation/reports/charts'
import { chartRoom, drawChart } from '../../paper/chart'
import type { Layout, PdfDocument } from '../../paper/pdfDocument'
import type { DocumentData } from '../../common/documentData'
import { drawAssumptions } from './assumptions'
import { drawDeal } from './deal'
import { drawLedger } from './ledger'
import { drawMethod } from './method'
import { drawRegions, drawScenarios } from './regions'
import { drawComparables, drawMonteCarlo, drawTree } from './results'
import { drawSummary } from './summary'
import { drawTornado } from './tornado'

interface Section {
  id: (typeof IDS)[number]
  layout: Layout
  /** Space in points for the title and what must directly follow it. */
  room: (subject: DocumentData) => number
  draw: (doc: PdfDocument, subject: DocumentData) => void
}

const IDS = [
  'summary',
  'assumptions',
  'funnel',
  'timeline',
  'sales',
  'regions',
  'cashFlow',
  'waterfall',
  'ledger',
  'tornado',
  'scenarios',
  'monteCarlo',
  'tree',
  'comparables',
  'deal',
  'method',
] as const

const charts =
  (...ids: ChartId[]): Section['draw'] =>
  (doc, subject) => {
    for (const id of ids) drawChart(doc, subject, id)
  }

const FIRST_CHART: Partial<Record<(typeof IDS)[number], ChartId>> = {
  funnel: 'funnel',
  timeline: 'timeline',
  sales: 'sales',
  regions: 'regions',
  cashFlow: 'cashFlow',
  waterfall: 'waterfall',
  tornado: 'tornado',
  scenarios: 'scenarios',
  monteCarlo: 'monteCarlo',
  deal: 'deal',
}

const DRAW: Record<(typeof IDS)[number], Section['draw']> = {
  summary: drawSummary,
  assumptions: drawAssumptions,
  funnel: charts('funnel'),
  timeline: charts('timeline'),
  sales: charts('sales'),
  regions: drawRegions,
  cashFlow: charts('cashFlow'),
  waterfall: charts('waterfall', 'gates'),
  ledger: drawLedger,
  tornado: drawTornado,
  scenarios: drawScenarios,
  monteCarlo: drawMonteCarlo,
  tree: drawTree,
  comparables: drawComparables,
  deal: drawDeal,
  method: drawMethod,
}

const SECTIONS: readonly Section[] = IDS.map((id) => ({
  id,
  layout: id === 'ledger' ? 'landscape' : 'portrait',
  room: (subject) => (FIRST_CHART[id] ? chartRoom(subject, FIRST_CHART[id]) : 160),
  draw: DRAW[id],
}))

export const sectionsOf = ({ content }: DocumentData): readonly Section[] =>
  SECTIONS.filter(({ id }) => id !== 'regions' || content.regions.length > 0)
