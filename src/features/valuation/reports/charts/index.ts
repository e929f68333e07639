import { cashFlow } from './cashFlow'
import type { ChartId, ReportChart } from './chart'
import { comparables } from './comparables'
import { deal } from './deal'
import { funnel } from './funnel'
import { gates } from './gates'
import { monteCarlo } from './monteCarlo'
import { regions } from './regions'
import { sales } from './sales'
import { scenarios } from './scenarios'
import { timeline } from './timeline'
import { tornado } from './tornado'
import { waterfall } from './waterfall'

export { figureOf } from './figure'
export { formatCell, type ChartContext, type ChartId, type Figure, type ReportChart } from './chart'

export const CHARTS = {
  funnel,
  timeline,
  sales,
  regions,
  cashFlow,
  waterfall,
  gates,
  tornado,
  scenarios,
  monteCarlo,
  comparables,
  deal,
} satisfies Record<ChartId, ReportChart>
