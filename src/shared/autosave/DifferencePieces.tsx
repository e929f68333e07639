import { useTranslations } from '@/shared/i18n'
import { difference } from './textDifference'

/** What went is struck through, what came is underlined; both are named to a screen reader. */
export default function Pieces({ before, after }: { before: string; after: string }) {
  const t = useTranslations('editing')
  return difference(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Mark = kind === 'removed' ? 'del' : 'ins'
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a piece has no name but its place
      <Mark key={index}>
        <span className="visually-hidden">{t(`editing:difference.${kind}`)}</span>
        {text}
      </Mark>
    )
  })
}
