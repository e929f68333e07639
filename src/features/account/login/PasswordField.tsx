import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from '@/shared/i18n'
import { Field } from '../native/Field'

interface PasswordFieldProps {
  name: string
  error: string | undefined
}

/** The password, which can be shown, with a hint while capitals are locked. */
export function PasswordField({ name, error }: PasswordFieldProps) {
  const t = useTranslations('account')
  const [isShown, setShown] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'))
  return (
    <Field
      name={name}
      type={isShown ? 'text' : 'password'}
      label={t('account:login.password')}
      error={error}
      hint={isLocked ? t('account:login.capsLock') : undefined}
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
        aria-label={t('account:login.showPassword')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'account:login.hide' : 'account:login.show')}
      </button>
    </Field>
  )
}
