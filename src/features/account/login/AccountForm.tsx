import type { FormEvent } from 'react'
import { useTranslations } from '@/shared/i18n'
import { Field } from '../native/Field'
import { useFields } from '../native/useFields'
import { CaptchaField } from '../captcha/CaptchaField'
import { PasswordField } from './PasswordField'
import { useCaptcha } from '../captcha/useCaptcha'

export interface AccountEntry {
  username: string
  password: string
  /** Answer to the captcha. */
  code: string
  uuid: string
}

interface AccountFormProps {
  id: string
  mayGoOn: (takesFocus: boolean) => boolean
  onSubmit: (entry: AccountEntry, onRefused: () => void) => void
}

/** Account, password and, where the server asks for one, a captcha. */
export function AccountForm({ id, mayGoOn, onSubmit }: AccountFormProps) {
  const t = useTranslations('account')
  const captcha = useCaptcha()
  const { form, issues, input, read, onInput } = useFields({
    username: { read: (typed) => typed.trim(), missing: 'account:login.required.username' },
    password: { read: (typed) => typed, missing: 'account:login.required.password' },
    code: { read: (typed) => typed.trim(), missing: 'account:login.required.code' },
  })

  /** A captcha works once. */
  function takeNewCaptcha() {
    captcha.renew()
    const code = input('code')
    if (code) code.value = ''
    ;(code ?? input('password'))?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const entry = captcha.isEnabled ? read('username', 'password', 'code') : read('username', 'password')
    if (!mayGoOn(entry !== null) || !entry) return
    onSubmit({ code: '', ...entry, uuid: captcha.uuid }, takeNewCaptcha)
  }

  return (
    <form id={id} ref={form} onSubmit={submit} onInput={onInput} noValidate>
      <Field
        name="username"
        label={t('account:login.username')}
        error={issues.username && t(issues.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" error={issues.password && t(issues.password)} />
      <CaptchaField
        name="code"
        label={t('account:login.code')}
        error={issues.code && t(issues.code)}
        captcha={captcha}
      />
    </form>
  )
}
