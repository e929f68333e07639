import { useMemo } from 'react'
import { customMessages, type CustomMessage } from '@/shared/form/formContext'
import { useTranslations } from '@/shared/i18n'
import { CONCEPT_RULES } from '../domain/drafts'
import { ruleMessage } from './conceptTexts'

/** Messages of the rules that only concepts have. */
export function useConceptMessages(): CustomMessage {
  const t = useTranslations('concepts')
  return useMemo(() => customMessages(CONCEPT_RULES, (key, params) => ruleMessage(t, key, params)), [t])
}
