import { useState } from 'react'
import { failure, type Failure, type Result } from '@/shared/api'
import { SIGNED_IN_ELSEWHERE, type Token } from '@/shared/auth/auth.api'
import { acceptToken } from '@/shared/auth/session'
import { useLazyComponent } from '../native/useLazyComponent'

interface Attempt {
  /** With `force`, signs the account out on its other device. */
  login: (force?: true) => Promise<Result<Token>>
  /** Called when the server refuses the sign-in or does not answer. */
  onRefused: () => void
}

interface SignInOptions {
  onSending: (() => void) | undefined
  onSignedIn: () => void
}

/**
 * State shared by all sign-in methods: a single attempt at a time, its failure, and the dialog for an account in use on
 * another device.
 */
export function useSignIn({ onSending, onSignedIn }: SignInOptions) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failure | null>(null)
  const [conflictingAttempt, setConflictingAttempt] = useState<Attempt | null>(null)
  const [ElsewhereDialog, fetchElsewhereDialog] = useLazyComponent(() => import('./ElsewhereDialog'))

  function completeSignIn(token: string) {
    acceptToken(token)
    onSignedIn()
  }

  async function signIn(attempt: Attempt, force?: true) {
    // The button stays focusable while busy, so it can still be pressed.
    if (isBusy) return
    setBusy(true)
    setFailed(null)
    setConflictingAttempt(null)
    onSending?.()
    const result = await attempt.login(force)
    if (result.ok) return completeSignIn(result.data.token)
    const isElsewhere = result.code === SIGNED_IN_ELSEWHERE
    const canConfirm = isElsewhere && (await fetchElsewhereDialog())
    setBusy(false)
    if (canConfirm) return setConflictingAttempt(attempt)
    setFailed(isElsewhere ? failure('network') : result)
    // A request that never arrived used up neither a code nor a captcha.
    if (result.kind !== 'bad-gateway') attempt.onRefused()
  }

  return {
    isBusy,
    failed,
    setFailed,
    completeSignIn,
    signIn,
    confirmDialog: conflictingAttempt && ElsewhereDialog && (
      <ElsewhereDialog
        confirm={() => void signIn(conflictingAttempt, true)}
        dismiss={() => setConflictingAttempt(null)}
      />
    ),
  }
}
