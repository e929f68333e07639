import { useRef, useState } from 'react'
import type { Failure, Result } from '@/shared/api'

export function useSubmit() {
  const isInFlight = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  /**
   * Sends and reports the answer. `send` returns null if nothing was sent and the user has been shown why. Stays busy
   * while `onDone` navigates, since a second submit would create a duplicate.
   */
  async function submit<T>(
    send: () => Promise<Result<T> | null>,
    onDone: (answer: T) => void | Promise<void>,
  ) {
    if (isInFlight.current) return
    isInFlight.current = true
    setBusy(true)
    setFailure(null)
    try {
      const result = await send()
      if (result?.ok) await onDone(result.data)
      else setFailure(result)
    } finally {
      // After an exception too: a form that stays busy can't even be left.
      isInFlight.current = false
      setBusy(false)
    }
  }

  return { isBusy, failure, submit }
}
