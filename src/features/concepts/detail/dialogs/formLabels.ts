import { useMemo } from 'react'
import type { FieldPath } from '@/shared/form/fieldPath'
import { customMessages } from '@/shared/form/formContext'
import { useTranslations } from '@/shared/i18n'

export function useAuditLabels() {
  const t = useTranslations('conceptsDetail')
  return useMemo(() => ({ labels: t('conceptsDetail:input', { returnObjects: true }) }), [t])
}

/** Like {@link useAuditLabels}, with a message for points that are not confirmed. */
export function useChecklistLabels() {
  const t = useTranslations('conceptsDetail')
  const auditLabels = useAuditLabels()
  return useMemo(
    () => ({
      ...auditLabels,
      customMessage: customMessages(['required', 'choice'], () => t('conceptsDetail:input.unconfirmed')),
    }),
    [auditLabels, t],
  )
}

export function useSecrecyLabels() {
  const t = useTranslations('conceptsDetail')
  return useMemo(
    () => ({ labels: ([name]: FieldPath) => t(`conceptsDetail:secrecy.${name as 'receiving'}`) }),
    [t],
  )
}
