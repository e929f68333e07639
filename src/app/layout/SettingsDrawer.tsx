import { Button, ColorPicker, Form, Segmented, Switch } from 'antd'
import { LANGUAGES } from '@/shared/lib/language'
import {
  DEFAULT_PREFERENCES,
  setPreferences,
  resetPreferences,
  SIDE_THEMES,
  usePreferences,
  type Preferences,
} from '@/shared/ui/preferences'
import { Drawer } from '@/shared/ui/Drawer'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { setCompact, useSidebar } from '../navigation/sidebar'
import styles from './layout.module.css'

const SWITCHES = ['topNav', 'tagsView', 'fixedHeader', 'sidebarLogo', 'dynamicTitle', 'hasShortcuts'] as const

const COLORS = [DEFAULT_PREFERENCES.theme, '#11A983', '#13C2C2', '#6959CD', '#F5222D', '#E6A23C']

export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  const preferences = usePreferences()
  const isCompact = useSidebar((sidebar) => sidebar.isCompact)

  const switchOf = (name: string, isOn: boolean, onChange: (isOn: boolean) => void) => (
    <Form.Item key={name} label={t(`shell:settings.${name as 'topNav'}`)} htmlFor={`settings-${name}`}>
      <Switch id={`settings-${name}`} checked={isOn} onChange={onChange} />
    </Form.Item>
  )

  function reset() {
    resetPreferences()
    setCompact(false)
    message.success(t('shell:settings.wasReset'))
  }

  return (
    <Drawer open title={t('shell:settings.title')} size={340} onClose={onClose}>
      <Form layout="horizontal" labelAlign="left" colon={false} className={styles.settings}>
        <Form.Item label={t('shell:settings.language')}>
          <Segmented<Preferences['language']>
            aria-label={t('shell:settings.language')}
            value={preferences.language}
            onChange={(language) => setPreferences({ language })}
            options={LANGUAGES.map((language) => ({
              value: language,
              label: t(`shell:settings.languages.${language}`),
            }))}
          />
        </Form.Item>
        {switchOf('isDark', preferences.isDark, (isDark) => setPreferences({ isDark }))}
        <Form.Item label={t('shell:settings.theme')}>
          <ColorPicker
            value={preferences.theme}
            disabledAlpha
            showText
            presets={[{ label: t('shell:settings.presets'), colors: COLORS }]}
            onChangeComplete={(color) => setPreferences({ theme: color.toHexString() })}
          />
        </Form.Item>
        <Form.Item label={t('shell:settings.sideTheme')}>
          <Segmented<Preferences['sideTheme']>
            aria-label={t('shell:settings.sideTheme')}
            value={preferences.sideTheme}
            disabled={preferences.isDark}
            onChange={(sideTheme) => setPreferences({ sideTheme })}
            options={SIDE_THEMES.map((value) => ({ value, label: t(`shell:settings.sideThemes.${value}`) }))}
          />
        </Form.Item>
        {switchOf('isCompact', isCompact, setCompact)}
        {SWITCHES.map((name) =>
          switchOf(name, preferences[name], (isOn) => setPreferences({ [name]: isOn })),
        )}
      </Form>
      <p className={styles.settingsNote}>{t('shell:settings.note')}</p>
      <Button onClick={reset}>{t('shell:settings.reset')}</Button>{' '}
      <Button onClick={onClose}>{t('actions.close')}</Button>
    </Drawer>
  )
}
