import { useLabels } from '@/shared/dictionary/useLabels'
import { plainText } from '@/shared/autosave/words'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useListed, useTranslations } from '@/shared/i18n'
import type { MarkUse, Watermark } from '../domain/watermark'

/** What a field of a mark holds, to be read. */
export function useMarkText() {
  const t = useTranslations('roomsMark')
  const { labelOf: levelOf } = useLabels('vdr_doc_level')
  const listed = useListed()
  return (field: string, value: unknown): string => {
    if (field === 'isTiled') return value ? t('roomsMark:tiled') : EMPTY_VALUE
    if (field === 'uses')
      return listed((value as MarkUse[]).map((use) => t(`roomsMark:use.${use}`))) || EMPTY_VALUE
    if (field === 'overrides')
      return (
        (value as Watermark['overrides'])
          .map(({ level, opacity, size }) => `${levelOf(String(level))}: ${opacity} %, ${size} px`)
          .join('; ') || EMPTY_VALUE
      )
    return plainText(value)
  }
}
