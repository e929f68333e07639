import { eventName, indicationNameOf } from '../reports/model/valuationNames'
import type { DealEvent } from './dealDraft'
import type { WorkbenchProps } from './workbench'

export function dealEventName(
  { content }: WorkbenchProps['workbench'],
  { t, language }: WorkbenchProps['context'],
  { event, indication }: Pick<DealEvent, 'event' | 'indication'>,
): string {
  const name = eventName(t, event)
  if (indication === null || content.indications.length < 2) return name
  return `${name} · ${indicationNameOf(content, indication, language)}`
}
