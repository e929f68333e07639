import type { FormEvent } from 'react'
import { useTranslations } from '@/shared/i18n'
import { NativeField } from '../native/NativeField'
import { useNativeForm } from '../native/useNativeForm'
import { CaptchaField } from '../captcha/CaptchaField'
import { PasswordField } from './PasswordField'
import { useCaptcha } from '../captcha/useCaptcha'

export interface AccountCredentials {
  username: string
  password: string
  code: string
  uuid: string
}

interface AccountFormProps {
  id: string
  canContinue: (takesFocus: boolean) => boolean
  onSubmit: (credentials: AccountCredentials, onRefused: () => void) => void
}

export function AccountForm({ id, canContinue, onSubmit }: AccountFormProps) {
  const t = useTranslations('account')
  const captcha = useCaptcha()
  const { form, errors, input, read, onInput } = useNativeForm({
    username: { parse: (typed) => typed.trim(), missing: 'account:login.required.username' },
    password: { parse: (typed) => typed, missing: 'account:login.required.password' },
    code: { parse: (typed) => typed.trim(), missing: 'account:login.required.code' },
  })

  /** A captcha can be used only once. */
  function renewCaptcha() {
    captcha.renew()
    const code = input('code')
    if (code) code.value = ''
    ;(code ?? input('password'))?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const credentials = captcha.isEnabled
      ? read('username', 'password', 'code')
      : read('username', 'password')
    if (!canContinue(credentials !== null) || !credentials) return
    onSubmit({ code: '', ...credentials, uuid: captcha.uuid }, renewCaptcha)
  }

  return (
    <form id={id} ref={form} onSubmit={submit} onInput={onInput} noValidate>
      <NativeField
        name="username"
        label={t('account:login.username')}
        error={errors.username && t(errors.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" error={errors.password && t(errors.password)} />
      <CaptchaField
        name="code"
        label={t('account:login.code')}
        error={errors.code && t(errors.code)}
        captcha={captcha}
      />
    </form>
  )
}
