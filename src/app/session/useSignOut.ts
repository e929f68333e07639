import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { loginAddress } from '@/shared/lib/addresses'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { useText } from '@/shared/texts'
import { dialog } from '@/shared/told'
import { endSession } from './start'

/** Signs out; asks first where something typed would be lost. */
export function useSignOut() {
  const t = useText('shell')
  const navigate = useNavigate()
  return useCallback(async () => {
    if (hasUnsavedInput('session')) {
      const isSure = await dialog.ask({
        title: t('actions.logout'),
        content: t('shell:layout.logoutDraft'),
        okText: t('actions.logout'),
        okButtonProps: { danger: true },
        cancelText: t('actions.cancel'),
      })
      if (!isSure) return
    }
    endSession('wish')
    void navigate(loginAddress('/'))
  }, [t, navigate])
}
