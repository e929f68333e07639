import { prefer, usePreferences } from '@/shared/ui/preferences'
import { langOf, otherThan } from '@/shared/lib/language'
import { useTranslations } from '@/shared/i18n'

export function PreferenceButtons() {
  const t = useTranslations()
  const { language, isDark } = usePreferences()
  return (
    <div className="plain-actions">
      <button
        type="button"
        className="button"
        lang={langOf(otherThan(language))}
        onClick={() => prefer({ language: otherThan(language) })}
      >
        {t('otherLanguage')}
      </button>
      <button type="button" className="button" onClick={() => prefer({ isDark: !isDark })}>
        {t(isDark ? 'theme.toLight' : 'theme.toDark')}
      </button>
    </div>
  )
}
