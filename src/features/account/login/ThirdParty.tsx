import { useState } from 'react'
import { failure, type Failure } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import type { Source } from '../social/sources'
import { AlipayIcon, WechatIcon } from './icons'
import styles from '../frame/signIn.module.css'

const ENTRIES: readonly [Source, () => React.JSX.Element][] = [
  ['wx', WechatIcon],
  ['alipay', AlipayIcon],
]

interface ThirdPartyProps {
  redirect: string | null
  mayGoOn: () => boolean
  onFailed: (failed: Failure | null) => void
}

/** Sign-in with an account of WeChat or Alipay: the page goes there and comes back to `/social-login/...`. */
export function ThirdParty({ redirect, mayGoOn, onFailed }: ThirdPartyProps) {
  const t = useTranslations('account')
  const [isBusy, setBusy] = useState(false)

  async function leaveFor(source: Source) {
    if (!mayGoOn()) return
    setBusy(true)
    onFailed(null)
    const social = await import('../social/leave').catch(() => null)
    const failed = social ? await social.leaveFor(source, redirect) : failure('network')
    setBusy(false)
    if (failed) onFailed(failed)
  }

  return (
    <div className={styles.thirdParty} role="group" aria-label={t('account:thirdParty.label')}>
      <span className={styles.thirdPartyLabel} aria-hidden="true">
        {t('account:thirdParty.label')}
      </span>
      {ENTRIES.map(([source, Icon]) => (
        <button
          key={source}
          type="button"
          className="button"
          data-source={source}
          disabled={isBusy}
          onClick={() => void leaveFor(source)}
        >
          <Icon />
          {t(`account:thirdParty.${source}`)}
        </button>
      ))}
    </div>
  )
}
