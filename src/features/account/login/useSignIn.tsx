import { useState } from 'react'
import { failure, type Failure, type Result } from '@/shared/api'
import { SIGNED_IN_ELSEWHERE, type Token } from '@/shared/auth/auth.api'
import { beginSession } from '@/shared/auth/session'
import { useLater } from '../native/useLater'

interface Attempt {
  /** One login call; with `force` it signs the account out on its other device. */
  login: (force?: true) => Promise<Result<Token>>
  /** The server said no, or did not answer. */
  onRefused: () => void
}

interface SignInOptions {
  onSending: (() => void) | undefined
  onSignedIn: () => void
}

/** What the ways to sign in share: one attempt at a time, why it failed, and the account in use elsewhere. */
export function useSignIn({ onSending, onSignedIn }: SignInOptions) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failure | null>(null)
  const [elsewhere, setElsewhere] = useState<Attempt | null>(null)
  const [ElsewhereDialog, fetchElsewhereDialog] = useLater(() => import('./ElsewhereDialog'))

  function enter(token: string) {
    beginSession(token)
    onSignedIn()
  }

  async function signIn(attempt: Attempt, force?: true) {
    // The button keeps the focus meanwhile, so it can be pressed.
    if (isBusy) return
    setBusy(true)
    setFailed(null)
    setElsewhere(null)
    onSending?.()
    const result = await attempt.login(force)
    if (result.ok) return enter(result.data.token)
    const isElsewhere = result.code === SIGNED_IN_ELSEWHERE
    const isAskable = isElsewhere && (await fetchElsewhereDialog())
    setBusy(false)
    if (isAskable) return setElsewhere(attempt)
    setFailed(isElsewhere ? failure('network') : result)
    // What did not get there has used up neither a code nor a captcha.
    if (result.kind !== 'bad-gateway') attempt.onRefused()
  }

  return {
    isBusy,
    failed,
    setFailed,
    enter,
    signIn,
    /** Asks whether the other device is to be signed out. */
    question: elsewhere && ElsewhereDialog && (
      <ElsewhereDialog confirm={() => void signIn(elsewhere, true)} dismiss={() => setElsewhere(null)} />
    ),
  }
}
