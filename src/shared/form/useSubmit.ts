import { useRef, useState } from 'react'
import type { Failure, Result } from '@/shared/api'

/** The submits of a form, one at a time: whether one is under way, and why the last one did not succeed. */
export function useSubmit() {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  /**
   * Sends, and tells of the answer. Null for one that was not sent, where the user has been told why. On the way to
   * where `onDone` leads nothing is sent again: it would be made twice.
   */
  async function submit<T>(
    send: () => Promise<Result<T> | null>,
    onDone: (answer: T) => void | Promise<void>,
  ) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      const result = await send()
      if (result?.ok) await onDone(result.data)
      else setFailure(result)
    } finally {
      // After a defect too: a form that stays busy cannot even be left.
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return { isBusy, failure, submit }
}
