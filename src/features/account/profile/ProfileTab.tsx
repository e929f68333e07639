import { Card } from 'antd'
import { useSession } from '@/shared/auth/session'
import { Facts } from '@/shared/ui/Facts'
import { useText } from '@/shared/texts'

/** Who the account belongs to. */
export default function ProfileTab() {
  const t = useText('accountProfile')
  const user = useSession((session) => session.user)
  return (
    <Card title={<h2 className="card-title">{t('accountProfile:title')}</h2>}>
      <Facts
        facts={(['userName', 'nickName', 'phonenumber', 'email', 'deptName'] as const).map((name) => ({
          name: t(`accountProfile:field.${name}`),
          value: user?.[name] || '—',
        }))}
      />
    </Card>
  )
}
