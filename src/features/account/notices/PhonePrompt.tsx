import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { call, useApiMutation } from '@/shared/api'
import { tabValue } from '@/shared/lib/storage'
import { Notice } from '@/shared/ui/Notice'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { userApi } from '../profile/user.api'

const wasAsked = tabValue('once:phone', z.boolean(), false)

/** Asks users without a phone number to add one, once per sign-in and only if the server requires it. */
export default function PhonePrompt() {
  const t = useTranslations('accountShell')
  const navigate = useNavigate()
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const notifyFailure = useNotifyFailure()
  const postpone = useApiMutation(userApi.postponeWeekFill)

  useEffect(() => {
    if (wasAsked.read()) return undefined
    let isUnmounted = false
    void call(userApi.needFillPhone, {}).then((answer) => {
      if (isUnmounted || !answer.ok || !answer.data.isNeeded) return
      wasAsked.write(true)
      setShown(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [])

  function openUserCenter() {
    setShown(false)
    void navigate('/user/center')
  }

  async function postponePrompt() {
    setBusy(true)
    const result = await postpone({})
    setBusy(false)
    if (result.ok) {
      setShown(false)
      message.success(t('accountShell:phone.postponed'))
    } else notifyFailure(result)
  }

  if (!isShown) return null
  return (
    <Notice
      name="phone"
      kind="prompt"
      title={t('accountShell:phone.title')}
      description={t('accountShell:phone.text')}
      actions={
        <>
          <Button size="small" onClick={() => void postponePrompt()} loading={isBusy}>
            {t('accountShell:phone.postpone')}
          </Button>
          <Button size="small" onClick={openUserCenter}>
            {t('accountShell:phone.go')}
          </Button>
        </>
      }
      onClose={() => setShown(false)}
    />
  )
}
