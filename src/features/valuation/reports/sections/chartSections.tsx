import { ChartBlock } from './ChartBlock'
import { PatientsTable } from './PatientsTable'
import type { SectionProps } from './section'

export const FunnelSection = (props: SectionProps) => <ChartBlock id="funnel" {...props} />
export const TimelineSection = (props: SectionProps) => <ChartBlock id="timeline" {...props} />
export const CashFlowSection = (props: SectionProps) => <ChartBlock id="cashFlow" {...props} />
export const ScenariosSection = (props: SectionProps) => <ChartBlock id="scenarios" {...props} />

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
