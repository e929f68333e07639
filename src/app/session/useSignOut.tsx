import { Button, Flex } from 'antd'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DraftsAtEnd } from '@/shared/auth/session'
import { saveDrafts } from '@/shared/form/drafts'
import { loginAddress } from '@/shared/lib/addresses'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { useTranslations } from '@/shared/i18n'
import { dialog } from '@/shared/ui/feedback'
import { endSession } from './startSession'

/** Returns a function that signs out; asks first if there are drafts or unsaved input. */
export function useSignOut() {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  return useCallback(async () => {
    /** Resolves to null to stay signed in. */
    const askForDrafts = (count: number) =>
      new Promise<DraftsAtEnd | null>((resolve) => {
        dialog.confirm({
          title: t('actions.logout'),
          content: t('shell:layout.logoutDrafts', { count }),
          width: 520,
          okText: t('shell:layout.logoutKeep'),
          cancelText: t('actions.cancel'),
          onOk: () => resolve('keep'),
          onCancel: () => resolve(null),
          footer: (_, { OkBtn, CancelBtn }) => (
            <Flex wrap justify="end" gap="small">
              <CancelBtn />
              <Button danger onClick={() => resolve('discard')}>
                {t('shell:layout.logoutDiscard')}
              </Button>
              <OkBtn />
            </Flex>
          ),
        })
      })

    async function ask(): Promise<DraftsAtEnd | null> {
      const { count, isSaved } = await saveDrafts()
      if (count > 0 && isSaved) return askForDrafts(count)
      if (!hasUnsavedInput('session') && count === 0) return 'discard'
      const isSure = await dialog.ask({
        title: t('actions.logout'),
        content: t('shell:layout.logoutDraft'),
        okText: t('actions.logout'),
        okButtonProps: { danger: true },
        cancelText: t('actions.cancel'),
      })
      return isSure ? 'discard' : null
    }

    const drafts = await ask()
    if (drafts === null) return
    endSession('wish', drafts)
    void navigate(loginAddress('/'))
  }, [t, navigate])
}
