import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ownTexts } from '@/shared/form/formContext'
import { ACCOUNT_RULES } from './rules'

/** What the fields of an account's forms are called, and what its own rules say. */
export function useAccountTexts() {
  const { t } = useTranslation('accountPages')
  return useMemo(
    () => ({
      labels: t('field', { returnObjects: true }),
      ownText: ownTexts(ACCOUNT_RULES, (key, params) => t(`issue.${key}`, { ...params })),
    }),
    [t],
  )
}
