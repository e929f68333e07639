import { tornadoByRegion, type DriverRanges, type Resolved } from '../../engine'
import type { ReportContent } from './reportContent'

/** Drivers moved in a single region, with keys like `us:price`. Empty without regions. */
export const regionBars = (resolved: Resolved, ranges?: DriverRanges): ReportContent['regionTornado'] =>
  tornadoByRegion(resolved, ranges).map(({ region, driver, ...bar }) => ({
    key: `${region}:${driver}`,
    ...bar,
  }))
