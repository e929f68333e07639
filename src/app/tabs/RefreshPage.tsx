import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { landing, REFRESH_PATH } from '../pages/landing'
import { placeOf } from './tabList'
import { refreshTab } from './useTabs'

/** `/redirect/{address}`: reads everything again and replaces itself by the address, query and hash included. */
export function RefreshPage() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const address = landing(pathname.slice(REFRESH_PATH.length) + search + hash)

  useEffect(() => {
    void queries.invalidateQueries({ refetchType: 'none' })
    refreshTab(placeOf(address))
    void navigate(address, { replace: true })
  }, [address, navigate, queries])

  return null
}
