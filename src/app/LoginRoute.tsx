import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { readToken } from '@/shared/auth/token'
import { ownAddress } from '@/shared/lib/addresses'
import { HOME } from './areas/address'
import { LoginPage } from './areas/signIn'

/** The login page after a session: the router is there already. */
export function LoginRoute() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  if (readToken()) return <Navigate to={HOME} replace />
  const redirect = params.get('redirect')
  return (
    <LoginPage
      redirect={redirect}
      onSignedIn={() => void navigate(ownAddress(redirect), { replace: true })}
    />
  )
}

/** Leads to the login page, and whoever is signed in home in the same step. */
export const AdminRoute = () => <Navigate to={readToken() ? HOME : '/login'} replace />
