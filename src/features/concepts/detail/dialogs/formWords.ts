import { useMemo } from 'react'
import type { FieldPath } from '@/shared/form/fieldPath'
import { customMessages } from '@/shared/form/formContext'
import { useTranslations } from '@/shared/i18n'

/** What the fields of an audit are called. */
export function useAuditWords() {
  const t = useTranslations('conceptsDetail')
  return useMemo(() => ({ labels: t('conceptsDetail:input', { returnObjects: true }) }), [t])
}

/** As {@link useAuditWords}, where each point has to be confirmed. */
export function useChecklistWords() {
  const t = useTranslations('conceptsDetail')
  const words = useAuditWords()
  return useMemo(
    () => ({
      ...words,
      ownText: customMessages(['required', 'choice'], () => t('conceptsDetail:input.unconfirmed')),
    }),
    [words, t],
  )
}

/** What the fields of a confidentiality agreement are called. */
export function useSecrecyWords() {
  const t = useTranslations('conceptsDetail')
  return useMemo(
    () => ({ labels: ([name]: FieldPath) => t(`conceptsDetail:secrecy.${name as 'receiving'}`) }),
    [t],
  )
}
