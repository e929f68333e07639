import { CheckCircleOutlined, DisconnectOutlined, LoadingOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { reconnect, useLiveConnection } from '@/shared/live/liveConnection'
import { useTranslations } from '@/shared/i18n'
import styles from './live.module.css'

const ICONS = {
  connecting: <LoadingOutlined />,
  connected: <CheckCircleOutlined />,
  lost: <DisconnectOutlined />,
}

export function LinkState() {
  const t = useTranslations('shell')
  const { state } = useLiveConnection()
  if (state === 'off') return null
  const text = t(`shell:live.state.${state}`)
  if (state === 'absent') {
    // The user loses nothing, so no alarm.
    return (
      <Button
        type="text"
        className={styles.linkState}
        icon={<DisconnectOutlined />}
        title={text}
        aria-label={t('shell:live.absentLabel')}
        onClick={reconnect}
      />
    )
  }
  if (state === 'ended') {
    return (
      <Button
        type="text"
        danger
        icon={<ReloadOutlined />}
        title={text}
        aria-label={t('shell:live.reconnectLabel')}
        onClick={reconnect}
      >
        <span className={styles.linkEndedText}>{t('shell:live.reconnect')}</span>
      </Button>
    )
  }
  return (
    <span role="img" aria-label={text} title={text} className={styles.linkState} data-state={state}>
      {ICONS[state]}
    </span>
  )
}
