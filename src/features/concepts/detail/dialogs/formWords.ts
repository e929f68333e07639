import { useMemo } from 'react'
import type { FieldPath } from '@/shared/form/fieldPath'
import { ownTexts } from '@/shared/form/formContext'
import { useText } from '@/shared/texts'

/** What the fields of an audit are called. */
export function useAuditWords() {
  const t = useText('conceptsDetail')
  return useMemo(() => ({ labels: t('conceptsDetail:input', { returnObjects: true }) }), [t])
}

/** As {@link useAuditWords}, where each point has to be confirmed. */
export function useChecklistWords() {
  const t = useText('conceptsDetail')
  const words = useAuditWords()
  return useMemo(
    () => ({
      ...words,
      ownText: ownTexts(['required', 'choice'], () => t('conceptsDetail:input.unconfirmed')),
    }),
    [words, t],
  )
}

/** What the fields of a confidentiality agreement are called. */
export function useSecrecyWords() {
  const t = useText('conceptsDetail')
  return useMemo(
    () => ({ labels: ([name]: FieldPath) => t(`conceptsDetail:secrecy.${name as 'receiving'}`) }),
    [t],
  )
}
