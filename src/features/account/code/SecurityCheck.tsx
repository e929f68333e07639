import { useRef, useState, type FormEvent } from 'react'
import type { Failure, Result } from '@/shared/api'
import { errorText } from '@/shared/ui/errorText'
import { useTranslations } from '@/shared/i18n'
import { CaptchaField } from '../captcha/CaptchaField'
import { useCaptcha } from '../captcha/useCaptcha'
import { NativeDialog } from '../native/NativeDialog'
import { useNativeForm } from '../native/useNativeForm'
import signInStyles from '../frame/signIn.module.css'
import dialogStyles from '../native/dialog.module.css'

export interface SecurityCheckProps {
  send: (captcha: { uuid: string; code: string }) => Promise<Result<void>>
  /** Called when the code has been sent; `uuid` is the captcha's id, which now belongs to the code. */
  onSent: (uuid: string) => void
  onDismiss: () => void
}

export default function SecurityCheck({ send, onSent, onDismiss }: SecurityCheckProps) {
  const t = useTranslations('account')
  const captcha = useCaptcha()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isClosed = useRef(false)
  const { form, errors, input, read, onInput } = useNativeForm({
    answer: { parse: (typed) => typed.trim(), missing: 'account:security.missing' },
  })
  const shownFailure = failure ?? captcha.failure

  async function check(event: FormEvent) {
    event.preventDefault()
    const solved = captcha.isEnabled ? read('answer') : { answer: '' }
    if (!solved) return
    setBusy(true)
    setFailure(null)
    const result = await send({ uuid: captcha.uuid, code: solved.answer })
    if (isClosed.current) return
    setBusy(false)
    if (result.ok) return onSent(captcha.uuid)
    setFailure(result)
    captcha.renew()
    const answer = input('answer')
    if (answer) answer.value = ''
    answer?.focus()
  }

  function leave() {
    isClosed.current = true
    onDismiss()
  }

  return (
    <NativeDialog title={t('account:security.title')} onClose={leave}>
      <p>{t('account:security.text')}</p>
      {shownFailure && (
        <p role="alert" className={signInStyles.notice}>
          {errorText(t, shownFailure)}
        </p>
      )}
      <form ref={form} onSubmit={(event) => void check(event)} onInput={onInput} noValidate>
        <CaptchaField
          name="answer"
          label={t('account:security.answer')}
          error={errors.answer && t(errors.answer)}
          captcha={captcha}
        />
        <div className={dialogStyles.dialogActions}>
          <button type="button" className="button" onClick={leave}>
            {t('actions.cancel')}
          </button>
          <button type="submit" className="button button-primary" disabled={isBusy || captcha.isLoading}>
            {t(isBusy ? 'account:code.sending' : 'account:security.submit')}
          </button>
        </div>
      </form>
    </NativeDialog>
  )
}
