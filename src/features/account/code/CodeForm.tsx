import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { NativeField } from '../native/NativeField'
import { useNativeForm, type FieldRule } from '../native/useNativeForm'
import { useLazyComponent } from '../native/useLazyComponent'
import type { Scene } from './verificationCode.api'
import { parseEmail, parsePhone, parseSentCode } from '@/shared/lib/contacts'
import { useTranslations } from '@/shared/i18n'
import { useCodeSender, type Channel } from './useCodeSender'
import styles from '../frame/signIn.module.css'

const CHANNELS = {
  sms: {
    label: 'account:code.phone',
    type: 'tel',
    autoComplete: 'tel',
    codeLabel: 'account:code.smsCode',
    rules: {
      receiver: {
        parse: parsePhone,
        missing: 'account:code.phoneMissing',
        malformed: 'account:code.phoneMalformed',
      },
      code: {
        parse: parseSentCode,
        missing: 'account:code.smsCodeMissing',
        malformed: 'account:code.malformed',
      },
    },
  },
  email: {
    label: 'account:code.email',
    type: 'email',
    autoComplete: 'email',
    codeLabel: 'account:code.emailCode',
    rules: {
      receiver: {
        parse: parseEmail,
        missing: 'account:code.emailMissing',
        malformed: 'account:code.emailMalformed',
      },
      code: {
        parse: parseSentCode,
        missing: 'account:code.emailCodeMissing',
        malformed: 'account:code.malformed',
      },
    },
  },
} as const satisfies Record<
  Channel,
  { rules: Record<'receiver' | 'code', FieldRule>; [rest: string]: unknown }
>

export interface CodeValues {
  receiver: string
  code: string
  /** Id of the captcha the code was requested with; empty after a reload. */
  uuid: string
}

interface CodeFormProps {
  id?: string
  channel: Channel
  scene: Scene
  /**
   * Returns whether a code may be sent or the form submitted, and shows why not. `takesFocus`: no field of this form
   * took the focus.
   */
  canProceed?: (takesFocus: boolean) => boolean
  /** Call `onRefused` to select the code again after a rejection. */
  onSubmit: (values: CodeValues, onRefused: () => void) => void
  children?: ReactNode
}

const always = () => true

export function CodeForm({ id, channel, scene, canProceed = always, onSubmit, children }: CodeFormProps) {
  const t = useTranslations('account')
  const { label, type, autoComplete, codeLabel, rules } = CHANNELS[channel]
  const { form, errors, input, read, setError, onInput } = useNativeForm<'receiver' | 'code'>(rules)
  const sender = useCodeSender(channel, scene)
  const [SecurityCheck, fetchSecurityCheck] = useLazyComponent(() => import('./SecurityCheck'))
  /** Phone or e-mail to which the code is sent after the security check. */
  const [receiver, setReceiver] = useState<string | null>(null)
  const [sent, setSent] = useState<{ to: string } | null>(null)
  const uuid = useRef('')

  // After the dialog has closed, because it restores the previous focus.
  useEffect(() => {
    if (sent) (form.current?.elements.namedItem('code') as HTMLInputElement | null)?.focus()
  }, [sent, form])

  async function requestCode() {
    const values = read('receiver')
    if (!canProceed(values !== null) || !values) return
    if (await fetchSecurityCheck()) setReceiver(values.receiver)
    else setError('code', 'account:security.unavailable')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const values = read('receiver', 'code')
    if (!canProceed(values !== null) || !values) return
    onSubmit({ ...values, uuid: uuid.current }, () => input('code')?.select())
  }

  return (
    <>
      <form id={id} ref={form} onSubmit={submit} onInput={onInput} noValidate>
        <NativeField
          name="receiver"
          type={type}
          label={t(label)}
          error={errors.receiver && t(errors.receiver)}
          autoComplete={autoComplete}
          spellCheck={false}
        />
        <NativeField
          name="code"
          label={t(codeLabel)}
          error={errors.code && t(errors.code)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12} // six digits, and the blanks of a pasted code
        >
          <button
            type="button"
            className={`button ${styles.codeButton}`}
            disabled={sender.secondsLeft > 0}
            onClick={() => void requestCode()}
          >
            {sender.secondsLeft > 0
              ? t('account:code.again', { seconds: sender.secondsLeft })
              : t(sender.isSending ? 'account:code.sending' : 'account:code.send')}
          </button>
        </NativeField>
        <p role="status" className={styles.fieldHint}>
          {sent && t('account:code.sent', { receiver: sent.to })}
        </p>
        {children}
      </form>
      {SecurityCheck && receiver !== null && (
        <SecurityCheck
          send={(captcha) => sender.send(receiver, captcha)}
          onSent={(captchaId) => {
            uuid.current = captchaId
            setReceiver(null)
            setSent({ to: receiver })
          }}
          onDismiss={() => {
            setReceiver(null)
            setError('code', 'account:security.required')
          }}
        />
      )}
    </>
  )
}
