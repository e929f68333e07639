import { useTranslation } from 'react-i18next'
import type { CaptchaState } from './useCaptcha'
import styles from '../frame/signIn.module.css'

/** The captcha's picture, which a press renews. */
export function CaptchaButton({ captcha: { picture, isLoading, renew } }: { captcha: CaptchaState }) {
  const { t } = useTranslation('account')
  return (
    <button type="button" className={styles.captcha} onClick={renew} disabled={isLoading}>
      {picture ? (
        <img src={picture} alt={t('login.renewCode')} />
      ) : (
        t(isLoading ? 'login.codeLoading' : 'login.codeFailed')
      )}
    </button>
  )
}
