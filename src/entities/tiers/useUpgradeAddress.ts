import { useLocation } from 'react-router-dom'
import { upgradeAddress } from './upgradeAddress'

export function useUpgradeAddress() {
  const { pathname, search, hash } = useLocation()
  return (target: { plan?: string | null; item?: 'points' } = {}) =>
    upgradeAddress({ ...target, back: pathname + search + hash })
}
