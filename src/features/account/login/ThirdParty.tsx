import { useState } from 'react'
import { failure, type Failure } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import type { SocialProvider } from '../social/socialProviders'
import { AlipayIcon, WechatIcon } from './loginIcons'
import styles from '../frame/signIn.module.css'

const PROVIDERS: readonly [SocialProvider, () => React.JSX.Element][] = [
  ['wx', WechatIcon],
  ['alipay', AlipayIcon],
]

interface ThirdPartyProps {
  redirect: string | null
  canContinue: () => boolean
  onFailed: (failed: Failure | null) => void
}

/** Signs in with a WeChat or Alipay account: the browser leaves for the provider and returns to `/social-login/...`. */
export function ThirdParty({ redirect, canContinue, onFailed }: ThirdPartyProps) {
  const t = useTranslations('account')
  const [isBusy, setBusy] = useState(false)

  async function redirectToProvider(source: SocialProvider) {
    if (!canContinue()) return
    setBusy(true)
    onFailed(null)
    const social = await import('../social/redirectToProvider').catch(() => null)
    const failed = social ? await social.redirectToProvider(source, redirect) : failure('network')
    setBusy(false)
    if (failed) onFailed(failed)
  }

  return (
    <div className={styles.thirdParty} role="group" aria-label={t('account:thirdParty.label')}>
      <span className={styles.thirdPartyLabel} aria-hidden="true">
        {t('account:thirdParty.label')}
      </span>
      {PROVIDERS.map(([source, Icon]) => (
        <button
          key={source}
          type="button"
          className="button"
          data-source={source}
          disabled={isBusy}
          onClick={() => void redirectToProvider(source)}
        >
          <Icon />
          {t(`account:thirdParty.${source}`)}
        </button>
      ))}
    </div>
  )
}
