import { formatTimeExact, formatTime } from '@/shared/lib/dates'
import { TooltipText } from './TooltipText'

/** Server time in the user's time zone; the tooltip adds seconds and zone. */
export const TimeText = ({ time }: { time: unknown }) => (
  <TooltipText text={formatTime(time)} hint={formatTimeExact(time)} />
)
