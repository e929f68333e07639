import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { resolveAddress, REFRESH_PATH } from '../pages/resolveAddress'
import { tabPathOf } from './tabList'
import { refreshTab } from './useTabs'

/** `/redirect/{address}`: invalidates all queries and replaces itself by the address, including query and hash. */
export function RefreshPage() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const address = resolveAddress(pathname.slice(REFRESH_PATH.length) + search + hash)

  useEffect(() => {
    void queries.invalidateQueries({ refetchType: 'none' })
    refreshTab(tabPathOf(address))
    void navigate(address, { replace: true })
  }, [address, navigate, queries])

  return null
}
