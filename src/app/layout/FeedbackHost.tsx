import { useEffect, useState, type ComponentType } from 'react'
import { afterFirstScreen } from '@/shared/ui/lazy/screenLoader'
import { registerFeedbackLoader } from '@/shared/ui/feedback'

const load = () => import('./MessageHolder')

/** Hosts messages and dialogs. Loads antd's part after the first screen, or with the first message. */
export function FeedbackHost() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isWanted = true
    // On failure, the next message loads it again.
    const fetch = () =>
      load().then(
        (module) => isWanted && setHost(() => module.default),
        () => undefined,
      )
    afterFirstScreen(() => void fetch())
    const stop = registerFeedbackLoader(() => void fetch())
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return Host && <Host />
}
