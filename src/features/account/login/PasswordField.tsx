import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../native/Field'

interface PasswordFieldProps {
  name: string
  error: string | undefined
}

/** The password, which can be shown, with a hint while capitals are locked. */
export function PasswordField({ name, error }: PasswordFieldProps) {
  const { t } = useTranslation('account')
  const [isShown, setShown] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'))
  return (
    <Field
      name={name}
      type={isShown ? 'text' : 'password'}
      label={t('login.password')}
      error={error}
      hint={isLocked ? t('login.capsLock') : undefined}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setLocked(false)}
    >
      <button
        type="button"
        className="button"
        aria-label={t('login.showPassword')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'login.hide' : 'login.show')}
      </button>
    </Field>
  )
}
