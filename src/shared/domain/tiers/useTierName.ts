import { useCallback } from 'react'
import { useText } from '@/shared/texts'
import { isTier } from './tiers'

/** Name of a tier in the user's language; of one that this version does not know, as received. */
export function useTierName() {
  const t = useText('parts')
  return useCallback(
    (role: string, received = '') => (isTier(role) ? t(`parts:tier.${role}`) : received || role),
    [t],
  )
}
