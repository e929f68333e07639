import { useMemo } from 'react'
import { customMessages, type OwnText } from '@/shared/form/formContext'
import { useTranslations } from '@/shared/i18n'
import { CONCEPT_RULES } from '../domain/drafts'
import { ruleText } from './words'

/** What the rules say that only a concept has. */
export function useConceptRules(): OwnText {
  const t = useTranslations('concepts')
  return useMemo(() => customMessages(CONCEPT_RULES, (key, params) => ruleText(t, key, params)), [t])
}
