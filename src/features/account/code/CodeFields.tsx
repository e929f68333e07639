import { Button, Form, Input } from 'antd'
import { useState, type ComponentProps } from 'react'
import type { Failure } from '@/shared/api'
import { errorText } from '@/shared/ui/errorText'
import { Field } from '@/shared/form/Field'
import { TextField } from '@/shared/form/textFields'
import { parseEmail, parsePhone } from '@/shared/lib/contacts'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { CaptchaButton } from '../captcha/CaptchaButton'
import { useCaptcha } from '../captcha/useCaptcha'
import type { Scene } from './verificationCode.api'
import styles from './code.module.css'
import { useCodeSender, type Channel } from './useCodeSender'

/** Field names of each channel as sent to the server. */
export const CODE_FIELDS = {
  sms: { receiver: 'phonenumber', type: 'tel', code: 'smsCode', read: parsePhone },
  email: { receiver: 'email', type: 'email', code: 'emailCode', read: parseEmail },
} as const satisfies Record<Channel, unknown>

/** Fields for phone or e-mail, captcha and the code; sends the code once phone or e-mail and captcha are filled in. */
export function CodeFields({ channel, scene }: { channel: Channel; scene: Scene }) {
  const t = useTranslations('accountPages')
  const form = Form.useFormInstance<Record<string, string>>()
  const { receiver: name, type, code, read } = CODE_FIELDS[channel]
  const captcha = useCaptcha()
  const { secondsLeft, isSending, send } = useCodeSender(channel, scene)
  const [answer, setAnswer] = useState('')
  const [isAnswerMissing, setAnswerMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function sendCode() {
    if (secondsLeft > 0 || isSending) return
    const receiver = read((form.getFieldValue(name) as string | undefined) ?? '')
    if (receiver === null) {
      form.validateFields([name]).catch(() => undefined)
      return form.focusField(name)
    }
    setAnswerMissing(captcha.isEnabled && answer.trim() === '')
    if (captcha.isEnabled && answer.trim() === '') return document.getElementById('captcha-answer')?.focus()

    setFailure(null)
    const result = await send(receiver, { uuid: captcha.uuid, code: answer.trim() })
    setAnswer('')
    captcha.renew()
    if (!result.ok) return setFailure(result)
    message.success(t('accountPages:code.sent', { receiver }))
    form.focusField(code)
  }

  return (
    <>
      <TextField
        name={name}
        type={type}
        autoComplete={type}
        {...(channel === 'sms' && { hint: t('accountPages:hint.phonenumber') })}
      />
      {captcha.isEnabled && (
        <Form.Item
          label={t('accountPages:field.captcha')}
          htmlFor="captcha-answer"
          extra={t('accountPages:hint.captcha')}
          {...(isAnswerMissing
            ? { validateStatus: 'error' as const, help: t('accountPages:issue.captcha') }
            : {})}
        >
          <div className={styles.inputRow}>
            <Input
              id="captcha-answer"
              autoComplete="off"
              inputMode="numeric"
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              onPressEnter={(event) => {
                event.preventDefault() // must not submit the form yet
                void sendCode()
              }}
            />
            <CaptchaButton captcha={captcha} />
          </div>
        </Form.Item>
      )}
      {failure && (
        <p role="alert" className={styles.codeFailure}>
          {errorText(t, failure)}
        </p>
      )}
      <Field name={code}>
        <CodeInput>
          <Button loading={isSending} disabled={secondsLeft > 0} onClick={() => void sendCode()}>
            {secondsLeft > 0
              ? t('accountPages:code.again', { seconds: secondsLeft })
              : t('accountPages:code.send')}
          </Button>
        </CodeInput>
      </Field>
    </>
  )
}

/** Receives the form field's props, so that the button appears between label and error. */
const CodeInput = ({ children, ...input }: ComponentProps<typeof Input>) => (
  <div className={styles.inputRow}>
    <Input {...input} autoComplete="one-time-code" inputMode="numeric" />
    {children}
  </div>
)
