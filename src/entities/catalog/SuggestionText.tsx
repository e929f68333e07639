import { useLanguage } from '@/shared/i18n/useLanguage'
import type { Suggestion } from './catalog.api'
import { HighlightedText } from './HighlightedText'
import { namesOf } from './catalogNames'
import styles from './catalog.module.css'

interface SuggestionTextProps {
  entry: Suggestion
  keyword: string
}

export function SuggestionText({ entry, keyword }: SuggestionTextProps) {
  const language = useLanguage()
  const [own, other] = namesOf(entry, language)
  const hint = [entry.hint, other].filter(Boolean).join(' · ')
  return (
    <span className={styles.catalogOption}>
      <span>
        <HighlightedText text={own} keyword={keyword} />
      </span>
      {hint !== '' && (
        <span className={styles.catalogOther}>
          <HighlightedText text={hint} keyword={keyword} />
        </span>
      )}
    </span>
  )
}
