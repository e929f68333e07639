import type { TFunction } from '@/shared/i18n'
import { SALES_REGIONS } from '../../engine/method/types'

/** A part of the world that a market is broken into; one that is not known as it was received. */
export function regionName(t: TFunction, region: string): string {
  const found = SALES_REGIONS.find((each) => each === region)
  return found ? t(`valuationForm:region.${found}`) : region
}
