import type { TFunction } from 'i18next'
import { ABSENT } from '@/shared/lib/money'
import { AREAS, CHANNELS } from '../domain/firstStage'

type Texts = TFunction<'concepts'>

export const areaOptions = (t: Texts) => AREAS.map((value) => ({ value, label: t(`choice.area.${value}`) }))

/** Where a concept came from; what is not known as received. */
export function channelText(t: Texts, channel: string | null | undefined): string {
  const known = CHANNELS.find((each) => each === channel)
  return known ? t(`choice.channel.${known}`) : channel || ABSENT
}
