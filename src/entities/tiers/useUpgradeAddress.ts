import { useLocation } from 'react-router-dom'
import { upgradeAddress } from './upgradeAddress'

/** Address of the order that leads back to this screen. */
export function useUpgrade() {
  const { pathname, search, hash } = useLocation()
  return (bought: { plan?: string | null; item?: 'points' } = {}) =>
    upgradeAddress({ ...bought, back: pathname + search + hash })
}
