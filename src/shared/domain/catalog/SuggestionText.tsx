import { useTranslation } from 'react-i18next'
import type { Suggestion } from './api'
import { Marked } from './Marked'
import { namesOf } from './names'
import styles from './catalog.module.css'

interface SuggestionTextProps {
  entry: Suggestion
  keyword: string
}

/** A suggestion with what matched marked; hint and other-language name in grey. */
export function SuggestionText({ entry, keyword }: SuggestionTextProps) {
  const { i18n } = useTranslation()
  const [own, other] = namesOf(entry, i18n.language)
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
