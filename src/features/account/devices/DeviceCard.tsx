import { useQuery } from '@tanstack/react-query'
import { Button, Card, Tag } from 'antd'
import { apiQuery, useApiMutation } from '@/shared/api'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useConfirmedAction } from '@/shared/ui/useConfirmedAction'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { deviceApi, type Device } from './devices.api'
import styles from './devices.module.css'

export function DeviceCard() {
  const t = useTranslations('accountProfile')
  const { data, error, refetch } = useQuery(apiQuery(deviceApi.list, {}))
  const confirmed = useConfirmedAction()
  const signOut = useApiMutation(deviceApi.signOut, { invalidates: [deviceApi] })

  const nameOf = ({ device }: Device) => device || t('accountProfile:devices.unknown')

  function ask(device: Device) {
    const name = nameOf(device)
    confirmed(
      {
        title: t('accountProfile:devices.ask', { name }),
        content: t('accountProfile:devices.happens'),
        okText: t('accountProfile:devices.signOut'),
      },
      () => signOut({ path: { id: device.id } }),
      () => message.success(t('accountProfile:devices.done', { name })),
    )
  }

  return (
    <Card title={<h2 className="card-title">{t('accountProfile:devices.title')}</h2>}>
      {!data && (
        <QueryFallback failed={t('accountProfile:devices.failed')} error={error} onRetry={refetch} rows={2} />
      )}
      <ul className={styles.devices}>
        {data?.rows.map((device) => (
          <li key={device.id}>
            <div>
              {nameOf(device)}{' '}
              {device.isCurrent && <Tag color="success">{t('accountProfile:devices.current')}</Tag>}
              <div className="cell-note">
                {device.place && <>{device.place} · </>}
                {t('accountProfile:devices.since')} <TimeText time={device.loginTime} />
              </div>
            </div>
            {!device.isCurrent && (
              <Button
                size="small"
                aria-label={t('accountProfile:devices.signOutOf', { name: nameOf(device) })}
                onClick={() => ask(device)}
              >
                {t('accountProfile:devices.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
