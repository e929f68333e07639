import {
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  SearchOutlined,
  SettingOutlined,
  SunOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { prefer, usePreferences } from '@/shared/preferences'
import { LinkState } from '../live/LinkState'
import { openDialog } from './state/dialogs'
import { AccountMenu } from './AccountMenu'
import styles from './layout.module.css'

interface TopBarProps {
  /** The button that shows and hides the menu; null where the menu is in this bar. */
  menuSwitch: { isShown: boolean; onPress: () => void } | null
  children?: ReactNode
}

/** Menu switch, command palette, language, light or dark, settings, and the account. */
export function TopBar({ menuSwitch, children }: TopBarProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { language, isDark } = usePreferences()
  return (
    <header className={styles.appTop}>
      {menuSwitch && (
        <Button
          type="text"
          onClick={menuSwitch.onPress}
          aria-expanded={menuSwitch.isShown}
          aria-label={t(menuSwitch.isShown ? 'layout.collapse' : 'layout.expand')}
          icon={menuSwitch.isShown ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        />
      )}
      <div className={styles.appTopStart}>{children}</div>
      <div className={styles.appTopEnd}>
        <LinkState />
        <Button
          className={styles.paletteButton}
          onClick={() => openDialog('palette')}
          icon={<SearchOutlined />}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <span className={styles.paletteHint}>
            {t('palette.hint')} <kbd>Ctrl K</kbd>
          </span>
        </Button>
        <Button
          type="text"
          lang={language === 'zh' ? 'en' : 'zh-CN'}
          onClick={() => prefer({ language: language === 'zh' ? 'en' : 'zh' })}
        >
          {common('otherLanguage')}
        </Button>
        <Button
          type="text"
          aria-label={common(isDark ? 'theme.toLight' : 'theme.toDark')}
          title={common(isDark ? 'theme.toLight' : 'theme.toDark')}
          onClick={() => prefer({ isDark: !isDark })}
          icon={isDark ? <SunOutlined /> : <MoonOutlined />}
        />
        <Button
          type="text"
          className={styles.appWide}
          aria-label={t('settings.title')}
          title={t('settings.title')}
          onClick={() => openDialog('settings')}
          icon={<SettingOutlined />}
        />
        <AccountMenu />
      </div>
    </header>
  )
}
