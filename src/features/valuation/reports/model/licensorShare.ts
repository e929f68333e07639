import type { DealSplit } from '../../engine/method/deal'

/** The licensor's share of a value; null when there is no value to share. */
export const shareOf = ({ total, licensorShare }: Pick<DealSplit, 'total' | 'licensorShare'>) =>
  total > 0 ? licensorShare : null
