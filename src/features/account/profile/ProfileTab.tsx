import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { apiQuery } from '@/shared/api'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { UserAvatar } from '@/shared/ui/UserAvatar'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ClosingCard } from '../closing/ClosingCard'
import { DeviceCard } from '../devices/DeviceCard'
import { profileApi } from './profile.api'
import { EmailDialog, PhoneDialog } from './ContactDialog'
import { NickNameDialog } from './NickNameDialog'
import styles from './profile.module.css'

const AvatarDialog = lazyWithRetry(() => import('../avatar/AvatarDialog'))

const CHANGEABLE = ['nickName', 'phonenumber', 'email'] as const
type Changeable = (typeof CHANGEABLE)[number] | 'avatar'

export default function ProfileTab() {
  return (
    <div className={styles.parts}>
      <ProfileCard />
      <DeviceCard />
      <ClosingCard />
    </div>
  )
}

function ProfileCard() {
  const t = useTranslations('accountProfile')
  const { data: user, error, refetch } = useQuery(apiQuery(profileApi.profile, {}))
  const [changing, setChanging] = useState<Changeable | null>(null)
  const close = () => setChanging(null)
  if (error && !user) {
    return <ErrorAlert title={t('accountProfile:failed')} failure={error} onRetry={refetch} />
  }
  return (
    <Card title={<h2 className="card-title">{t('accountProfile:title')}</h2>}>
      {!user ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>{t('accountProfile:field.avatar')}</dt>
            <dd>
              <UserAvatar
                size={64}
                name={user.nickName || user.userName}
                picture={user.avatar}
                alt={t('accountProfile:field.avatar')}
              />
            </dd>
            <dd>
              <Button type="link" size="small" onClick={() => setChanging('avatar')}>
                {t('accountProfile:avatar.change')}
              </Button>
            </dd>
          </div>
          <div className={styles.row}>
            <dt>{t('accountProfile:field.userName')}</dt>
            <dd>{user.userName}</dd>
          </div>
          {CHANGEABLE.map((name) => (
            <div key={name} className={styles.row}>
              <dt>{t(`accountProfile:field.${name}`)}</dt>
              <dd>{user[name] || <span className="cell-note">{t('accountProfile:none')}</span>}</dd>
              <dd>
                <Button type="link" size="small" onClick={() => setChanging(name)}>
                  {t(user[name] ? `accountProfile:change.${name}` : `accountProfile:add.${name}`)}
                </Button>
              </dd>
            </div>
          ))}
          <div className={styles.row}>
            <dt>{t('accountProfile:field.deptName')}</dt>
            <dd>{user.deptName || <span className="cell-note">{t('accountProfile:none')}</span>}</dd>
          </div>
        </dl>
      )}
      {changing === 'avatar' && (
        <Suspense>
          <AvatarDialog onChanged={() => void refetch()} onClose={close} />
        </Suspense>
      )}
      {changing === 'nickName' && <NickNameDialog nickName={user?.nickName ?? ''} onClose={close} />}
      {changing === 'phonenumber' && <PhoneDialog onClose={close} />}
      {changing === 'email' && <EmailDialog onClose={close} />}
    </Card>
  )
}
