import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ownAddress } from '@/shared/lib/addresses'
import { pathOf } from './tabList'
import { refreshTab } from './useTabs'

/** Address that makes the screen of another address anew and returns to it. */
export const REFRESH_PATH = '/redirect'

/** `/redirect/{address}`: reads everything again and replaces itself by the address, query and hash included. */
export function RefreshPage() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const address = ownAddress(pathname.slice(REFRESH_PATH.length) + search + hash)

  useEffect(() => {
    void queries.invalidateQueries({ refetchType: 'none' })
    refreshTab(pathOf(address))
    void navigate(address, { replace: true })
  }, [address, navigate, queries])

  return null
}
