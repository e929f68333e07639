import {
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  SearchOutlined,
  SettingOutlined,
  SunOutlined,
} from '@ant-design/icons'
import { htmlLangOf, otherLanguage } from '@/shared/lib/language'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { setPreferences, usePreferences } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { Slot } from '../featureRegistry/Slot'
import { LinkState } from '../live/LinkState'
import { openDialog } from '../navigation/openDialog'
import { AccountMenu } from './AccountMenu'
import styles from './layout.module.css'

interface TopBarProps {
  /** Toggle of the side menu; null when the menu is in this bar. */
  menuSwitch: { isShown: boolean; onPress: () => void } | null
  children?: ReactNode
}

export function TopBar({ menuSwitch, children }: TopBarProps) {
  const t = useTranslations('shell')
  const { language, isDark } = usePreferences()
  return (
    <header className={styles.appTop}>
      {menuSwitch && (
        <Button
          type="text"
          onClick={menuSwitch.onPress}
          aria-expanded={menuSwitch.isShown}
          aria-label={t(menuSwitch.isShown ? 'shell:layout.collapse' : 'shell:layout.expand')}
          icon={menuSwitch.isShown ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        />
      )}
      <div className={styles.appTopStart}>
        {children}
        <Button
          className={styles.paletteButton}
          onClick={() => openDialog('palette')}
          icon={<SearchOutlined />}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <span className={styles.paletteHint}>
            <span>{t('shell:palette.hint')}</span> <kbd>Ctrl K</kbd>
          </span>
        </Button>
      </div>
      <div className={styles.appTopEnd}>
        <LinkState />
        <Button
          type="text"
          className={styles.appWide}
          lang={htmlLangOf(otherLanguage(language))}
          onClick={() => setPreferences({ language: otherLanguage(language) })}
        >
          {t('otherLanguage')}
        </Button>
        <Button
          type="text"
          className={styles.appWide}
          aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
          title={t(isDark ? 'theme.toLight' : 'theme.toDark')}
          onClick={() => setPreferences({ isDark: !isDark })}
          icon={isDark ? <SunOutlined /> : <MoonOutlined />}
        />
        <Button
          type="text"
          className={styles.appWide}
          aria-label={t('shell:settings.title')}
          title={t('shell:settings.title')}
          onClick={() => openDialog('settings')}
          icon={<SettingOutlined />}
        />
        <Slot at="header" placeholder={<span className={styles.room} />} />
        <AccountMenu />
      </div>
    </header>
  )
}
