import type { ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import type { VerificationProps } from '@/shared/feature'
import { useSignOut } from '../session/useSignOut'
import { startSession } from '../session/startSession'

/** Shown until an account has been verified (`ischeck` 2), and later to look up the result. */
export const verificationPage = (Verification: ComponentType<VerificationProps>) =>
  function VerificationPage() {
    const navigate = useNavigate()
    const signOut = useSignOut()
    const isVerified = useSession(({ user }) => user?.isVerified === true)
    return (
      <Verification
        onSignOut={() => void signOut()}
        // The profile in memory predates the verification, so it is loaded again.
        onEnter={() => void (isVerified ? navigate('/') : startSession())}
      />
    )
  }
