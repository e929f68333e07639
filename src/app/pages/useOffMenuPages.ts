import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { OFF_MENU_PAGES } from './pages'

export function useOffMenuPages() {
  const granted = useSession(({ permissions }) => permissions)
  return OFF_MENU_PAGES.filter(({ needs }) => needs === undefined || isAllowed(granted, needs))
}
