import { App, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/shared/api'
import { failureText } from '@/shared/failureText'
import { TextField } from '@/shared/form/fields'
import { readPhone } from '@/shared/lib/contacts'
import type { Scene } from '../code/api'
import { useCodeSender } from '../code/useCodeSender'
import { CaptchaButton } from '../captcha/CaptchaButton'
import { useCaptcha } from '../captcha/useCaptcha'
import styles from './register.module.css'

/** Phone number, security verification, and the code that is sent once both are there. */
export function PhoneCodeFields({ scene }: { scene: Scene }) {
  const { t } = useTranslation('accountPages')
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<{ phonenumber?: string }>()
  const captcha = useCaptcha()
  const { secondsLeft, isSending, send } = useCodeSender('sms', scene)
  const [answer, setAnswer] = useState('')
  const [isAnswerMissing, setAnswerMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function sendCode() {
    if (secondsLeft > 0 || isSending) return
    const receiver = readPhone(form.getFieldValue('phonenumber') as string)
    if (receiver === null) {
      form.validateFields(['phonenumber']).catch(() => undefined)
      return form.focusField('phonenumber')
    }
    setAnswerMissing(captcha.isEnabled && answer.trim() === '')
    if (captcha.isEnabled && answer.trim() === '') return document.getElementById('captcha-answer')?.focus()

    setFailure(null)
    const result = await send(receiver, { uuid: captcha.uuid, code: answer.trim() })
    setAnswer('')
    captcha.renew() // each works once
    if (!result.ok) return setFailure(result)
    void message.success(t('code.sent', { phone: receiver }))
    form.focusField('smsCode')
  }

  return (
    <>
      <TextField name="phonenumber" type="tel" autoComplete="tel" hint={t('hint.phonenumber')} />
      {captcha.isEnabled && (
        <Form.Item
          label={t('field.captcha')}
          htmlFor="captcha-answer"
          extra={t('hint.captcha')}
          {...(isAnswerMissing ? { validateStatus: 'error' as const, help: t('issue.captcha') } : {})}
        >
          <div className={styles.inputRow}>
            <Input
              id="captcha-answer"
              autoComplete="off"
              inputMode="numeric"
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              onPressEnter={(event) => {
                event.preventDefault() // the form is not done yet
                void sendCode()
              }}
            />
            <CaptchaButton captcha={captcha} />
          </div>
        </Form.Item>
      )}
      {failure && (
        <p role="alert" className={styles.codeFailure}>
          {failureText(common, failure)}
        </p>
      )}
      <div className={`${styles.inputRow} ${styles.codeRow}`}>
        <TextField name="smsCode" autoComplete="one-time-code" inputMode="numeric" />
        <Button loading={isSending} disabled={secondsLeft > 0} onClick={() => void sendCode()}>
          {secondsLeft > 0 ? t('code.again', { seconds: secondsLeft }) : t('code.send')}
        </Button>
      </div>
    </>
  )
}
