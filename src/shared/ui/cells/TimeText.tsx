import { exactTime, formatTime } from '@/shared/lib/dates'
import { TooltipText } from './TooltipText'

/** A server time in the user's zone; to the second and with its zone on hover and focus. */
export const TimeText = ({ time }: { time: unknown }) => (
  <TooltipText text={formatTime(time)} hint={exactTime(time)} />
)
