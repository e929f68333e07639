import {
  CrownOutlined,
  CustomerServiceOutlined,
  LogoutOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { Avatar, Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { openDialog } from './dialogs'
import { useSignOut } from './useSignOut'

/** The signed-in user and what belongs to him. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const user = useSession((session) => session.user)
  const signOut = useSignOut()
  const name = user?.nickName || user?.userName
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'settings',
            icon: <SettingOutlined />,
            label: t('settings.title'),
            onClick: () => openDialog('settings'),
          },
          {
            key: 'member',
            icon: <CrownOutlined />,
            label: <Link to="/member">{t('menu./member')}</Link>,
          },
          {
            key: 'contact',
            icon: <CustomerServiceOutlined />,
            label: <Link to="/contact">{t('menu./contact')}</Link>,
          },
          { type: 'divider' },
          {
            key: 'logout',
            icon: <LogoutOutlined />,
            label: common('actions.logout'),
            onClick: () => void signOut(),
          },
        ],
      }}
    >
      <Button type="text" aria-label={`${t('layout.user')} ${name}`} className="app-account">
        <Avatar size={24} icon={<UserOutlined />} {...(user?.avatar ? { src: user.avatar, alt: '' } : {})} />
        <span className="app-account-name">{name}</span>
      </Button>
    </Dropdown>
  )
}
