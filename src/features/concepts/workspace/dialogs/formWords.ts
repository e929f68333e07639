import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldPath } from '@/shared/form/fieldPath'
import { ownTexts } from '@/shared/form/formContext'

/** What the fields of an audit are called. */
export function useAuditWords() {
  const { t } = useTranslation('conceptsWorkspace')
  return useMemo(() => ({ labels: t('input', { returnObjects: true }) }), [t])
}

/** As {@link useAuditWords}, where each point has to be confirmed. */
export function useChecklistWords() {
  const { t } = useTranslation('conceptsWorkspace')
  const words = useAuditWords()
  return useMemo(
    () => ({ ...words, ownText: ownTexts(['required', 'choice'], () => t('input.unconfirmed')) }),
    [words, t],
  )
}

/** What the fields of a confidentiality agreement are called. */
export function useSecrecyWords() {
  const { t } = useTranslation('conceptsWorkspace')
  return useMemo(() => ({ labels: ([name]: FieldPath) => t(`secrecy.${name as 'receiving'}`) }), [t])
}
