import type { ReactNode } from 'react'
import type { Failure } from '@/shared/api'
import { useText } from '@/shared/texts'
import { FailureText } from '@/shared/ui/FailureText'
import { dialog } from '@/shared/told'

/** Says in a dialog what could not be done at once, and why. */
export function useFailureDialog() {
  const t = useText()
  return (title: string, failure: Failure, look?: ReactNode) => {
    dialog.error({
      title,
      content: (
        <>
          <FailureText failure={failure} />
          {look}
        </>
      ),
      okText: t('actions.close'),
    })
  }
}
