import { useEffect, useState, type ComponentType } from 'react'
import { afterFirstScreen } from '@/shared/ui/lazy/screens'
import { tellBy } from '@/shared/ui/feedback'

const load = () => import('./MessageHolder')

/** Shows messages and questions. Its code comes after the first screen, or as soon as something is told. */
export function Teller() {
  const [Holder, setHolder] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isWanted = true
    // Where it fails, the next thing that is told fetches it again.
    const fetch = () =>
      load().then(
        (module) => isWanted && setHolder(() => module.default),
        () => undefined,
      )
    afterFirstScreen(() => void fetch())
    const end = tellBy(() => void fetch())
    return () => {
      isWanted = false
      end()
    }
  }, [])
  return Holder && <Holder />
}
