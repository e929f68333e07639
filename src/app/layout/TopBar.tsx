import {
  LogoutOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  SunOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { App, Avatar, Button, Dropdown, Layout } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { prefer, usePreferences } from '@/shared/preferences'
import { hasDrafts } from '@/shared/ui/useDraft'
import { endSession } from '../start'

interface TopBarProps {
  isMenuShown: boolean
  onMenu: () => void
}

/** Menu switch, language, light or dark, and the account. */
export function TopBar({ isMenuShown, onMenu }: TopBarProps) {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('shell')
  const { language, isDark } = usePreferences()
  return (
    <Layout.Header className="app-top">
      <Button
        type="text"
        onClick={onMenu}
        aria-expanded={isMenuShown}
        aria-label={shell(isMenuShown ? 'layout.collapse' : 'layout.expand')}
        icon={isMenuShown ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      />
      <div className="app-top-end">
        <Button
          type="text"
          lang={language === 'zh' ? 'en' : 'zh-CN'}
          onClick={() => prefer({ language: language === 'zh' ? 'en' : 'zh' })}
        >
          {t('otherLanguage')}
        </Button>
        <Button
          type="text"
          aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
          title={t(isDark ? 'theme.toLight' : 'theme.toDark')}
          onClick={() => prefer({ isDark: !isDark })}
          icon={isDark ? <SunOutlined /> : <MoonOutlined />}
        />
        <Account />
      </div>
    </Layout.Header>
  )
}

function Account() {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('shell')
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const user = useSession((session) => session.user)

  async function signOut() {
    if (hasDrafts()) {
      const isSure = await modal.confirm({
        title: t('actions.logout'),
        content: shell('layout.logoutDraft'),
        okText: t('actions.logout'),
        okButtonProps: { danger: true },
        cancelText: t('actions.cancel'),
      })
      if (!isSure) return
    }
    endSession('wish')
    void navigate('/')
  }

  const name = user?.nickName || user?.userName
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'logout',
            icon: <LogoutOutlined />,
            label: t('actions.logout'),
            onClick: () => void signOut(),
          },
        ],
      }}
    >
      <Button type="text" aria-label={`${shell('layout.user')} ${name}`} className="app-account">
        <Avatar size={24} icon={<UserOutlined />} {...(user?.avatar ? { src: user.avatar, alt: '' } : {})} />
        <span className="app-account-name">{name}</span>
      </Button>
    </Dropdown>
  )
}
