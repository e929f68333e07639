import type { ReactNode } from 'react'
import type { Failure } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { dialog } from '@/shared/ui/feedback'

/** Says in a dialog what could not be done at once, and why. */
export function useFailureDialog() {
  const t = useTranslations()
  return (title: string, failure: Failure, look?: ReactNode) => {
    dialog.error({
      title,
      content: (
        <>
          <ErrorMessage failure={failure} />
          {look}
        </>
      ),
      okText: t('actions.close'),
    })
  }
}
