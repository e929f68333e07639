import { DataTable } from '@/shared/ui/chart/DataTable'
import { ChartBlock } from './ChartBlock'
import { PatientsTable } from './PatientsTable'
import { scenarioRegionTable } from './regionRows'
import type { SectionProps } from './sectionProps'

export const FunnelSection = (props: SectionProps) => <ChartBlock id="funnel" {...props} />
export const TimelineSection = (props: SectionProps) => <ChartBlock id="timeline" {...props} />
export const CashFlowSection = (props: SectionProps) => <ChartBlock id="cashFlow" {...props} />
export function SalesSection(props: SectionProps) {
  return (
    <>
      <ChartBlock id="sales" {...props} />
      <PatientsTable {...props} />
    </>
  )
}

export function WaterfallSection(props: SectionProps) {
  return (
    <>
      <ChartBlock id="waterfall" {...props} />
      <ChartBlock id="gates" {...props} />
    </>
  )
}

export function ScenariosSection(props: SectionProps) {
  const { content, context } = props
  const byRegion = scenarioRegionTable(content, context)
  return (
    <>
      <ChartBlock id="scenarios" {...props} />
      {byRegion && <DataTable caption={context.t('valuation:regions.inScenarios')} {...byRegion} />}
    </>
  )
}
