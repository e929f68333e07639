import { App } from 'antd'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasUnsavedInput, reloadPage } from '@/shared/form/unsaved'

/** Reloads the page for a reason that the user reads when he is asked first. */
export type Reload = (reason: string) => Promise<void>

/** A function that reloads the page, with unsaved input only if the user agrees. One question at a time. */
export function useReload(): Reload {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { modal } = App.useApp()
  const isAsking = useRef(false)
  return useCallback(
    async (reason) => {
      if (isAsking.current) return
      if (hasUnsavedInput()) {
        isAsking.current = true
        const isSure = await modal.confirm({
          title: reason,
          content: t('live.unsaved'),
          okText: common('actions.reload'),
          cancelText: t('live.later'),
        })
        isAsking.current = false
        if (!isSure) return
      }
      reloadPage()
    },
    [modal, t, common],
  )
}
