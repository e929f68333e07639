import { useMemo } from 'react'
import { customMessages } from '@/shared/form/formContext'
import { useTranslations } from '@/shared/i18n'
import { ACCOUNT_RULES } from './accountRules'

export function useAccountTexts() {
  const t = useTranslations('accountPages')
  return useMemo(
    () => ({
      labels: t('accountPages:field', { returnObjects: true }),
      customMessage: customMessages(ACCOUNT_RULES, (key, params) =>
        t(`accountPages:issue.${key}`, { ...params }),
      ),
    }),
    [t],
  )
}
