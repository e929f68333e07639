import { NativeField } from '../native/NativeField'
import { CaptchaButton } from './CaptchaButton'
import type { CaptchaState } from './useCaptcha'

interface CaptchaFieldProps {
  name: string
  label: string
  error: string | undefined
  captcha: CaptchaState
}

export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  return (
    captcha.isEnabled && (
      <NativeField {...field} autoComplete="off" inputMode="numeric">
        <CaptchaButton captcha={captcha} />
      </NativeField>
    )
  )
}
