import type { ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import type { VerificationProps } from '@/shared/feature'
import { useSignOut } from '../session/useSignOut'
import { start } from '../session/start'

/** What an account sees until it has been verified (`ischeck` 2), and later where it looks up how that went. */
export const verificationPage = (Verification: ComponentType<VerificationProps>) =>
  function VerificationPage() {
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
