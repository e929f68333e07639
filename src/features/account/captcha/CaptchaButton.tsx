import { useTranslations } from '@/shared/i18n'
import type { CaptchaState } from './useCaptcha'
import styles from '../frame/signIn.module.css'

export function CaptchaButton({ captcha: { picture, isLoading, renew } }: { captcha: CaptchaState }) {
  const t = useTranslations('account')
  return (
    <button type="button" className={styles.captcha} onClick={renew} disabled={isLoading}>
      {picture ? (
        <img src={picture} alt={t('account:login.renewCode')} />
      ) : (
        t(isLoading ? 'account:login.codeLoading' : 'account:login.codeFailed')
      )}
    </button>
  )
}
