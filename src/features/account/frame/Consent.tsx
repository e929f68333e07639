import { useId, useState } from 'react'
import { withBase } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import styles from './signIn.module.css'

/** Consent to both agreements: nobody signs in without it, in whatever way. */
export function useConsent() {
  const [isGiven, setGiven] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  return {
    /** Id of the checkbox. */
    id,
    isGiven,
    isMissing,
    give: (given: boolean) => {
      setGiven(given)
      setMissing(false)
    },
    /** True if consent was given; otherwise shows that it is missing, and focuses the checkbox if asked to. */
    check: (takesFocus = true): boolean => {
      if (isGiven) return true
      setMissing(true)
      if (takesFocus) document.getElementById(id)?.focus()
      return false
    },
  }
}

interface ConsentProps {
  consent: ReturnType<typeof useConsent>
}

/** The one checkbox. The agreements open in windows of their own, so that what was typed stays. */
export function Consent({ consent }: ConsentProps) {
  const t = useTranslations('account')
  const issueId = useId()
  const link = (path: string, name: string) => (
    <a href={withBase(path)} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
  return (
    <div className={styles.consent}>
      <label>
        <input
          id={consent.id}
          type="checkbox"
          required
          checked={consent.isGiven}
          aria-invalid={consent.isMissing}
          aria-describedby={consent.isMissing ? issueId : undefined}
          onChange={({ target }) => consent.give(target.checked)}
        />
        <span>
          {t('account:consent.before')}
          {link('/agreeUser', t('account:consent.user'))}
          {t('account:consent.and')}
          {link('/agree', t('account:consent.privacy'))}
        </span>
      </label>
      {consent.isMissing && (
        <p id={issueId} className={styles.fieldError}>
          {t('account:consent.missing')}
        </p>
      )}
    </div>
  )
}
