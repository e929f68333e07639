import { useState } from 'react'
import type { Failure } from '@/shared/api'
import { shortened, wholeFailureText } from './errorText'
import { useTranslations } from '@/shared/i18n'
import styles from './failureText.module.css'

/** Why something failed; of a long text the beginning, and the rest on demand. Follows a switch of the language. */
export function ErrorMessage({ failure }: { failure: Failure }) {
  const t = useTranslations()
  const [isWhole, setWhole] = useState(false)
  const whole = wholeFailureText(t, failure)
  const short = shortened(whole)
  if (short === whole) return whole
  return (
    <span className={styles.failureText}>
      {isWhole ? whole : short}{' '}
      <button
        type="button"
        className={styles.failureMore}
        aria-expanded={isWhole}
        onClick={() => setWhole((before) => !before)}
      >
        {t(isWhole ? 'actions.less' : 'actions.more')}
      </button>
    </span>
  )
}
