import { Suspense, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '@/shared/auth/session'
import { usePreferences } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { keepMark } from './keepMark'
import styles from './watermark.module.css'

/** The signed-in user's watermark over the whole window, and the notice that replaces content it cannot cover. */
export function Watermark() {
  const user = useSession((session) => session.user)
  const isDark = usePreferences((preferences) => preferences.isDark)
  const [place, setPlace] = useState<HTMLElement | null>(null)

  // Before the first paint, so that nothing is visible without its watermark.
  useLayoutEffect(() => (user ? keepMark({ user, isDark, onWithheld: setPlace }) : undefined), [user, isDark])

  if (!place) return null
  return createPortal(
    <Suspense fallback={null}>
      <WithheldNotice />
    </Suspense>,
    place,
  )
}

function WithheldNotice() {
  const t = useTranslations('shell')
  return (
    <section className={`${styles.watermarkNotice} plain-page`} role="alert">
      <h1>{t('shell:watermark.title')}</h1>
      <p>{t('shell:watermark.text')}</p>
      <div className="plain-actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('actions.reload')}
        </button>
      </div>
    </section>
  )
}
