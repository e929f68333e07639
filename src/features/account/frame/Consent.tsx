import { useId, useState } from 'react'
import { withBase } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import styles from './signIn.module.css'

/** Consent to both agreements, required by every sign-in method. */
export function useConsent() {
  const [isGiven, setGiven] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  return {
    id,
    isGiven,
    isMissing,
    give: (given: boolean) => {
      setGiven(given)
      setMissing(false)
    },
    /** Returns true if consent was given; otherwise shows the error and, with `takesFocus`, focuses the checkbox. */
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

/** Opens the agreements in new windows, so that the form's input is kept. */
export function Consent({ consent }: ConsentProps) {
  const t = useTranslations('account')
  const errorId = useId()
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
          aria-describedby={consent.isMissing ? errorId : undefined}
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
        <p id={errorId} className={styles.fieldError}>
          {t('account:consent.missing')}
        </p>
      )}
    </div>
  )
}
