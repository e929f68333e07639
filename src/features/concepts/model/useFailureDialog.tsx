import type { ReactNode } from 'react'
import type { Failure } from '@/shared/api'
import { useTranslations } from '@/shared/texts'
import { ErrorMessage } from '@/shared/ui/FailureText'
import { dialog } from '@/shared/told'

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
