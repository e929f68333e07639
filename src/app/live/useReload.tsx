import { useCallback, useRef } from 'react'
import { hasUnsavedInput, reloadPage } from '@/shared/form/unsaved'
import { useTranslations } from '@/shared/i18n'
import { dialog } from '@/shared/ui/feedback'

/** Reloads the page; `reason` is shown if the user has to confirm. */
export type Reload = (reason: string) => Promise<void>

/**
 * Returns a function that reloads the page, after confirmation if there is unsaved input. Only one confirmation at a
 * time.
 */
export function useReload(): Reload {
  const t = useTranslations('shell')
  const isAsking = useRef(false)
  return useCallback(
    async (reason) => {
      if (isAsking.current) return
      if (hasUnsavedInput()) {
        isAsking.current = true
        const isSure = await dialog.ask({
          title: reason,
          content: t('shell:live.unsaved'),
          okText: t('actions.reload'),
          cancelText: t('shell:live.later'),
        })
        isAsking.current = false
        if (!isSure) return
      }
      reloadPage()
    },
    [t],
  )
}
