import { useState } from 'react'
import type { Failure } from '@/shared/api'
import { truncated, fullErrorText } from './errorText'
import { useTranslations } from '@/shared/i18n'
import styles from './failureText.module.css'

/** Text of a failure; a long one is truncated and can be expanded. Follows the language. */
export function ErrorMessage({ failure }: { failure: Failure }) {
  const t = useTranslations()
  const [isExpanded, setExpanded] = useState(false)
  const full = fullErrorText(t, failure)
  const short = truncated(full)
  if (short === full) return full
  return (
    <span className={styles.failureText}>
      {isExpanded ? full : short}{' '}
      <button
        type="button"
        className={styles.failureMore}
        aria-expanded={isExpanded}
        onClick={() => setExpanded((before) => !before)}
      >
        {t(isExpanded ? 'actions.less' : 'actions.more')}
      </button>
    </span>
  )
}
