import type { TFunction } from '@/shared/i18n'
import { SALES_REGIONS } from '../../engine/method/valuationTypes'

/** Label of a region that a market is broken down into; an unknown one is returned unchanged. */
export function regionName(t: TFunction, region: string): string {
  const found = SALES_REGIONS.find((each) => each === region)
  return found ? t(`valuationForm:region.${found}`) : region
}
