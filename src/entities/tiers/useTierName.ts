import { useCallback } from 'react'
import { useTranslations } from '@/shared/i18n'
import { isTier } from './tiers'

/** Name of a tier in the user's language; unknown tiers are shown as received. */
export function useTierName() {
  const t = useTranslations('parts')
  return useCallback(
    (role: string, received = '') => (isTier(role) ? t(`parts:tier.${role}`) : received || role),
    [t],
  )
}
