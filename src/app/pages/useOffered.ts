import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { OFFERED } from './pages'

/** The screens that this account is offered though no menu names them. */
export function useOffered() {
  const granted = useSession(({ permissions }) => permissions)
  return OFFERED.filter(({ needs }) => needs === undefined || isAllowed(granted, needs))
}
