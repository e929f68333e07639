import { LogoutOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { OFFERED } from '../pages/pages'
import { openDialog } from './state/dialogs'
import { MenuIcon } from './MenuIcon'
import { useMenuTitle } from '../menu/useMenuTitle'
import { useSignOut } from '../session/useSignOut'
import styles from './layout.module.css'

/** The signed-in user and what belongs to him. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const user = useSession((session) => session.user)
  const signOut = useSignOut()
  const titleOf = useMenuTitle()
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
          ...OFFERED.map(({ path, icon }) => ({
            key: path,
            icon: <MenuIcon name={icon} />,
            label: <Link to={path}>{titleOf({ path, title: '', component: null })}</Link>,
          })),
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
        <span className={styles.appAccountName}>{name}</span>
      </Button>
    </Dropdown>
  )
}
