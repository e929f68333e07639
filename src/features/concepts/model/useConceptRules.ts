import { useMemo } from 'react'
import { ownTexts, type OwnText } from '@/shared/form/formContext'
import { useText } from '@/shared/texts'
import { CONCEPT_RULES } from '../domain/drafts'
import { ruleText } from './words'

/** What the rules say that only a concept has. */
export function useConceptRules(): OwnText {
  const t = useText('concepts')
  return useMemo(() => ownTexts(CONCEPT_RULES, (key, params) => ruleText(t, key, params)), [t])
}
