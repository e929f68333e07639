import { EMPTY_VALUE } from '@/shared/lib/money'
import type { TFunction } from '@/shared/i18n'
import { AREAS, CHANNELS } from '../domain/firstStage'

export const areaOptions = (t: TFunction) =>
  AREAS.map((value) => ({ value, label: t(`concepts:choice.area.${value}`) }))

type Received = string | null | undefined

/** Falls back to the value received. */
export function areaText(t: TFunction, area: Received): string {
  const known = AREAS.find((each) => each === area)
  return known ? t(`concepts:choice.area.${known}`) : area || EMPTY_VALUE
}

/** Falls back to the value received. */
export function channelText(t: TFunction, channel: Received): string {
  const known = CHANNELS.find((each) => each === channel)
  return known ? t(`concepts:choice.channel.${known}`) : channel || EMPTY_VALUE
}
