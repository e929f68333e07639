import { useTranslation } from 'react-i18next'
import type { Suggestion } from './api'
import './catalog.css'
import { Marked } from './Marked'
import { namesOf } from './names'

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
    <span className="catalog-option">
      <span>
        <Marked text={own} keyword={keyword} />
      </span>
      {hint !== '' && (
        <span className="catalog-other">
          <Marked text={hint} keyword={keyword} />
        </span>
      )}
    </span>
  )
}
