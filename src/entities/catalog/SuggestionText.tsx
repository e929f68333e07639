import { useLanguage } from '@/shared/i18n/useLanguage'
import type { Suggestion } from './catalog.api'
import { Marked } from './HighlightedText'
import { namesOf } from './catalogNames'
import styles from './catalog.module.css'

interface SuggestionTextProps {
  entry: Suggestion
  keyword: string
}

/** A suggestion with what matched marked; hint and other-language name in grey. */
export function SuggestionText({ entry, keyword }: SuggestionTextProps) {
  const language = useLanguage()
  const [own, other] = namesOf(entry, language)
  const hint = [entry.hint, other].filter(Boolean).join(' · ')
  return (
    <span className={styles.catalogOption}>
      <span>
        <Marked text={own} keyword={keyword} />
      </span>
      {hint !== '' && (
        <span className={styles.catalogOther}>
          <Marked text={hint} keyword={keyword} />
        </span>
      )}
    </span>
  )
}
