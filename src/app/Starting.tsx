import { useEffect, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useStart } from './session/start'

/** Ms that a start may take without a word. The first words of a page wait for the fonts of the system. */
const QUIET = 400

/** While account, menu and the screens' code are on their way. */
export function Starting() {
  const t = useTranslations()
  const step = useStart((state) => (state.phase === 'loading' ? state.step : 'screen'))
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="plain-page" aria-busy="true">
      <div className="spinner" />
      <p role="status">{isLong && t(`start.${step}`)}</p>
    </main>
  )
}
