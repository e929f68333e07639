import type { Text } from '@/shared/texts'
import type { Step } from './explain'

/** What a step of the bridge changed. */
export const groupName = (t: Text, { groups }: Step): string =>
  groups.map((group) => t(`valuationVersions:group.${group}`)).join(t('valuationVersions:and'))
