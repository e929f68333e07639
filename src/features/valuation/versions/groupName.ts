import type { TFunction } from 'i18next'
import type { Step } from './explain'

/** What a step of the bridge changed. */
export const groupName = (t: TFunction<'valuationVersions'>, { groups }: Step): string =>
  groups.map((group) => t(`group.${group}`)).join(t('and'))
