import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from '@/shared/i18n'
import { NativeField } from '../native/NativeField'

interface PasswordFieldProps {
  name: string
  error: string | undefined
}

export function PasswordField({ name, error }: PasswordFieldProps) {
  const t = useTranslations('account')
  const [isShown, setShown] = useState(false)
  const [isCapsLockOn, setCapsLockOn] = useState(false)
  const updateCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <NativeField
      name={name}
      type={isShown ? 'text' : 'password'}
      label={t('account:login.password')}
      error={error}
      hint={isCapsLockOn ? t('account:login.capsLock') : undefined}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onBlur={() => setCapsLockOn(false)}
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
    </NativeField>
  )
}
