import type { ReactNode } from 'react'
import type { Failure } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { dialog } from '@/shared/ui/feedback'

/** Shows in a dialog why an inline action failed. */
export function useFailureDialog() {
  const t = useTranslations()
  return (title: string, failure: Failure, hint?: ReactNode) => {
    dialog.error({
      title,
      content: (
        <>
          <ErrorMessage failure={failure} />
          {hint}
        </>
      ),
      okText: t('actions.close'),
    })
  }
}
