import { LogoutOutlined, MoonOutlined, SettingOutlined, SunOutlined } from '@ant-design/icons'
import { htmlLangOf, otherLanguage } from '@/shared/lib/language'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { setPreferences, usePreferences } from '@/shared/ui/preferences'
import { UserAvatar } from '@/shared/ui/UserAvatar'
import { useIsPhone } from '@/shared/ui/breakpoints'
import { useTranslations } from '@/shared/i18n'
import { Slot } from '../featureRegistry/Slot'
import { useOffMenuPages } from '../pages/useOffMenuPages'
import { openDialog } from '../navigation/openDialog'
import { MenuIcon } from './MenuIcon'
import { useMenuTitle } from '../navigation/useMenuTitle'
import { useSignOut } from '../session/useSignOut'
import styles from './layout.module.css'

type Items = NonNullable<MenuProps['items']>
type Screen = ReturnType<typeof useOffMenuPages>[number]

const isUserScreen = ({ path }: Screen) => path.startsWith('/user/')
const byPath = (a: Screen, b: Screen) => (a.path < b.path ? -1 : 1)

export function AccountMenu() {
  const t = useTranslations('shell')
  const user = useSession((session) => session.user)
  const signOut = useSignOut()
  const navigate = useNavigate()
  const titleOf = useMenuTitle()
  const isPhone = useIsPhone()
  const { language, isDark } = usePreferences()
  const offMenuPages = useOffMenuPages()
  const name = user?.nickName || user?.userName
  const button = useRef<HTMLButtonElement>(null)
  /** Focuses the button first, because a dialog returns focus to it rather than to a row of the closed menu. */
  const withButtonFocus = (open: () => void) => () => {
    button.current?.focus()
    open()
  }

  const screen = ({ path, icon }: Screen): Items[number] => ({
    key: path,
    icon: (
      <span>
        <MenuIcon name={icon} />
      </span>
    ),
    label: <Link to={path}>{titleOf({ path, title: '', component: null })}</Link>,
    onClick: ({ domEvent }) => {
      if (domEvent.type !== 'keydown') return // the link handles clicks
      domEvent.preventDefault()
      void navigate(path)
    },
  })
  const phoneItems: Items = [
    {
      key: 'language',
      icon: <span aria-hidden>{t('otherLanguage').charAt(0)}</span>,
      label: <span lang={htmlLangOf(otherLanguage(language))}>{t('otherLanguage')}</span>,
      onClick: () => setPreferences({ language: otherLanguage(language) }),
    },
    {
      key: 'theme',
      icon: isDark ? <SunOutlined /> : <MoonOutlined />,
      label: t(isDark ? 'theme.toLight' : 'theme.toDark'),
      onClick: () => setPreferences({ isDark: !isDark }),
    },
  ]
  return (
    <Dropdown
      trigger={['click']}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu focuses its first row
      autoFocus
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <div className={styles.accountCard}>
                <Slot at="account" placeholder={name} />
              </div>
            ),
          },
          { type: 'divider' },
          ...offMenuPages.filter(isUserScreen).toSorted(byPath).map(screen),
          ...offMenuPages.filter((page) => !isUserScreen(page)).map(screen),
          { type: 'divider' },
          ...(isPhone ? phoneItems : []),
          {
            key: 'settings',
            icon: <SettingOutlined />,
            label: t('shell:settings.title'),
            onClick: withButtonFocus(() => openDialog('settings')),
          },
          { type: 'divider' },
          {
            key: 'logout',
            icon: <LogoutOutlined />,
            label: t('actions.logout'),
            onClick: withButtonFocus(() => void signOut()),
          },
        ],
      }}
    >
      <Button ref={button} type="text" aria-label={`${t('shell:layout.user')} ${name}`}>
        <UserAvatar size={24} name={name ?? ''} picture={user?.avatar} />
        <span className={styles.appAccountName}>{name}</span>
      </Button>
    </Dropdown>
  )
}
