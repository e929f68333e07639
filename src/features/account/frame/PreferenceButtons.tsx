import { setPreferences, usePreferences } from '@/shared/ui/preferences'
import { htmlLangOf, otherLanguage } from '@/shared/lib/language'
import { useTranslations } from '@/shared/i18n'

export function PreferenceButtons() {
  const t = useTranslations()
  const { language, isDark } = usePreferences()
  return (
    <div className="plain-actions">
      <button
        type="button"
        className="button"
        lang={htmlLangOf(otherLanguage(language))}
        onClick={() => setPreferences({ language: otherLanguage(language) })}
      >
        {t('otherLanguage')}
      </button>
      <button type="button" className="button" onClick={() => setPreferences({ isDark: !isDark })}>
        {t(isDark ? 'theme.toLight' : 'theme.toDark')}
      </button>
    </div>
  )
}
