import { App } from 'antd'
import type { ReactNode } from 'react'
import type { Failure } from '@/shared/api'
import { useText } from '@/shared/texts'
import { FailureText } from '@/shared/ui/FailureText'

/** Says in a dialog what could not be done at once, and why. */
export function useFailureDialog() {
  const t = useText()
  const { modal } = App.useApp()
  return (title: string, failure: Failure, look?: ReactNode) => {
    modal.error({
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
