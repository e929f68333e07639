import { replace, useNavigate, useSearchParams } from 'react-router-dom'
import { readToken } from '@/shared/auth/token'
import { ownAddress } from '@/shared/lib/addresses'
import { HOME } from './featureRegistry/address'
import { LoginPage } from './featureRegistry/signIn'

/** The login page after a session: the router is there already. */
export function LoginRoute() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const redirect = params.get('redirect')
  return (
    <LoginPage
      redirect={redirect}
      onSignedIn={() => void navigate(ownAddress(redirect), { replace: true })}
    />
  )
}

/** Loader of the login page: redirects signed-in users home. */
export const redirectHome = () => (readToken() ? replace(HOME) : null)

/** Loader of `/admin`: redirects to the login page, or home in the same step. */
export const redirectToLogin = () => replace(readToken() ? HOME : '/login')
