import { useNavigate } from 'react-router-dom'
import { Verification } from '@/features/account/register/Verification'
import { useSession } from '@/shared/auth/session'
import { useSignOut } from './layout/useSignOut'
import { start } from './start'

/** What an account sees until it has been verified (`ischeck` 2), and later where it looks up how that went. */
export default function VerificationPage() {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const isVerified = useSession(({ user }) => user?.isVerified === true)
  return (
    <Verification
      onSignOut={() => void signOut()}
      // The profile that this window knows is older than the verification: it is read anew.
      onEnter={() => void (isVerified ? navigate('/') : start())}
    />
  )
}
