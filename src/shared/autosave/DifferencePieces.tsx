import { useTranslations } from '@/shared/i18n'
import { diffText } from './textDifference'

/** Removed text is struck through, added text underlined; both are announced to screen readers. */
export default function DifferencePieces({ before, after }: { before: string; after: string }) {
  const t = useTranslations('editing')
  return diffText(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const ChangeTag = kind === 'removed' ? 'del' : 'ins'
    return (
      // oxlint-disable-next-line react/no-array-index-key -- pieces are identified by their index
      <ChangeTag key={index}>
        <span className="visually-hidden">{t(`editing:difference.${kind}`)}</span>
        {text}
      </ChangeTag>
    )
  })
}
