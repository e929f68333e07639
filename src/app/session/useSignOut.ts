import { App } from 'antd'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { loginAddress } from '@/shared/lib/addresses'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { endSession } from './start'

/** Signs out; asks first where something typed would be lost. */
export function useSignOut() {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('shell')
  const { modal } = App.useApp()
  const navigate = useNavigate()
  return useCallback(async () => {
    if (hasUnsavedInput()) {
      const isSure = await modal.confirm({
        title: t('actions.logout'),
        content: shell('layout.logoutDraft'),
        okText: t('actions.logout'),
        okButtonProps: { danger: true },
        cancelText: t('actions.cancel'),
      })
      if (!isSure) return
    }
    endSession('wish')
    void navigate(loginAddress('/'))
  }, [t, shell, modal, navigate])
}
