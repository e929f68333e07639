import { useLabels } from '@/shared/domain/dictionary/useLabels'
import { plainText } from '@/shared/editing/words'
import { ABSENT } from '@/shared/lib/money'
import { useListed, useText } from '@/shared/texts'
import type { MarkUse, Watermark } from '../domain/watermark'

/** What a field of a mark holds, to be read. */
export function useMarkText() {
  const t = useText('roomsMark')
  const { labelOf: levelOf } = useLabels('vdr_doc_level')
  const listed = useListed()
  return (field: string, value: unknown): string => {
    if (field === 'isTiled') return value ? t('roomsMark:tiled') : ABSENT
    if (field === 'uses')
      return listed((value as MarkUse[]).map((use) => t(`roomsMark:use.${use}`))) || ABSENT
    if (field === 'overrides')
      return (
        (value as Watermark['overrides'])
          .map(({ level, opacity, size }) => `${levelOf(String(level))}: ${opacity} %, ${size} px`)
          .join('; ') || ABSENT
      )
    return plainText(value)
  }
}
