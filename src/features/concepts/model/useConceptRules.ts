import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ownTexts, type OwnText } from '@/shared/form/formContext'
import { CONCEPT_RULES } from '../domain/drafts'

/** What the rules say that only a concept has. */
export function useConceptRules(): OwnText {
  const { t } = useTranslation('concepts')
  return useMemo(() => ownTexts(CONCEPT_RULES, (key, params) => t(`issue.${key}`, { ...params })), [t])
}
