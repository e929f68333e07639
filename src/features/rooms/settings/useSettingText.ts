import { plainText } from '@/shared/autosave/words'
import { formatTime } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { useKnownText } from '@/shared/i18n/useKnownText'

const CHOICES = ['newDocuments', 'notices', 'folderTemplate'] as const

/** What a field of a room's setting holds, to be read. */
export function useSettingText() {
  const t = useTranslations('roomsSetting')
  const known = useKnownText()
  return (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'roomsSetting:yes' : 'roomsSetting:no')
    if (field === 'endTime') return formatTime(value)
    const choice = CHOICES.find((each) => each === field)
    return (choice && known(`roomsSetting:${choice}`, String(value))) ?? plainText(value)
  }
}
