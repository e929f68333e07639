import type { TFunction } from 'i18next'
import { ABSENT } from '@/shared/lib/money'
import { AREAS, CHANNELS } from '../domain/firstStage'

type Texts = TFunction<'concepts'>

export const areaOptions = (t: Texts) => AREAS.map((value) => ({ value, label: t(`choice.area.${value}`) }))

type Received = string | null | undefined

/** The therapeutic area of a concept; one that is not known, as received. */
export function areaText(t: Texts, area: Received): string {
  const known = AREAS.find((each) => each === area)
  return known ? t(`choice.area.${known}`) : area || ABSENT
}

/** Where a concept came from; what is not known, as received. */
export function channelText(t: Texts, channel: Received): string {
  const known = CHANNELS.find((each) => each === channel)
  return known ? t(`choice.channel.${known}`) : channel || ABSENT
}
