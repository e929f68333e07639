import { App, Button, ColorPicker, Drawer, Form, Segmented, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import {
  DEFAULT_PREFERENCES,
  LANGUAGES,
  prefer,
  resetPreferences,
  SIDE_THEMES,
  usePreferences,
  type Preferences,
} from '@/shared/preferences'
import { setCompact, useSidebar } from './state/sidebar'
import styles from './layout.module.css'

/** Settings that are on or off, in the order they are shown. */
const SWITCHES = ['topNav', 'tagsView', 'fixedHeader', 'sidebarLogo', 'dynamicTitle', 'hasShortcuts'] as const

/** Colours offered beside a free choice; the first is the product's own. */
const COLORS = [DEFAULT_PREFERENCES.theme, '#11A983', '#13C2C2', '#6959CD', '#F5222D', '#E6A23C']

/** How the product looks; each change shows at once and stays on the device. */
export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  const preferences = usePreferences()
  const isCompact = useSidebar((sidebar) => sidebar.isCompact)

  const switchOf = (name: string, isOn: boolean, onChange: (isOn: boolean) => void) => (
    <Form.Item key={name} label={t(`settings.${name as 'topNav'}`)} htmlFor={`settings-${name}`}>
      <Switch id={`settings-${name}`} checked={isOn} onChange={onChange} />
    </Form.Item>
  )

  function reset() {
    resetPreferences()
    setCompact(false)
    void message.success(t('settings.wasReset'))
  }

  return (
    <Drawer open title={t('settings.title')} size={340} onClose={onClose}>
      <Form layout="horizontal" labelAlign="left" colon={false} className={styles.settings}>
        <Form.Item label={t('settings.language')}>
          <Segmented<Preferences['language']>
            aria-label={t('settings.language')}
            value={preferences.language}
            onChange={(language) => prefer({ language })}
            options={LANGUAGES.map((language) => ({
              value: language,
              label: t(`settings.languages.${language}`),
            }))}
          />
        </Form.Item>
        {switchOf('isDark', preferences.isDark, (isDark) => prefer({ isDark }))}
        <Form.Item label={t('settings.theme')}>
          <ColorPicker
            value={preferences.theme}
            disabledAlpha
            showText
            presets={[{ label: t('settings.presets'), colors: COLORS }]}
            onChangeComplete={(color) => prefer({ theme: color.toHexString() })}
          />
        </Form.Item>
        <Form.Item label={t('settings.sideTheme')}>
          <Segmented<Preferences['sideTheme']>
            aria-label={t('settings.sideTheme')}
            value={preferences.sideTheme}
            disabled={preferences.isDark}
            onChange={(sideTheme) => prefer({ sideTheme })}
            options={SIDE_THEMES.map((value) => ({ value, label: t(`settings.sideThemes.${value}`) }))}
          />
        </Form.Item>
        {switchOf('isCompact', isCompact, setCompact)}
        {SWITCHES.map((name) => switchOf(name, preferences[name], (isOn) => prefer({ [name]: isOn })))}
      </Form>
      <p className={styles.settingsNote}>{t('settings.note')}</p>
      <Button onClick={reset}>{t('settings.reset')}</Button>{' '}
      <Button onClick={onClose}>{common('actions.close')}</Button>
    </Drawer>
  )
}
