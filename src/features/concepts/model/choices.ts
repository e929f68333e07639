import { ABSENT } from '@/shared/lib/money'
import type { Text } from '@/shared/texts'
import { AREAS, CHANNELS } from '../domain/firstStage'

export const areaOptions = (t: Text) =>
  AREAS.map((value) => ({ value, label: t(`concepts:choice.area.${value}`) }))

type Received = string | null | undefined

/** The therapeutic area of a concept; one that is not known, as received. */
export function areaText(t: Text, area: Received): string {
  const known = AREAS.find((each) => each === area)
  return known ? t(`concepts:choice.area.${known}`) : area || ABSENT
}

/** Where a concept came from; what is not known, as received. */
export function channelText(t: Text, channel: Received): string {
  const known = CHANNELS.find((each) => each === channel)
  return known ? t(`concepts:choice.channel.${known}`) : channel || ABSENT
}
