import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ownTexts, useIssueText, type OwnText } from '@/shared/form/formContext'
import { CONCEPT_RULES, type Fault } from './domain/drafts'

/** What the rules say that only a concept has. */
export function useConceptRules(): OwnText {
  const { t } = useTranslation('concepts')
  return useMemo(() => ownTexts(CONCEPT_RULES, (key, params) => t(`issue.${key}`, { ...params })), [t])
}

/** What is wrong with a field, in words. */
export function useFaultText(): (fault: Pick<Fault, 'issue' | 'params'>) => string {
  const issueText = useIssueText(useConceptRules())
  return ({ issue, params }) => issueText({ path: [], key: issue, params })
}
