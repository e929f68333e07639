import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { call, useWrite } from '@/shared/api'
import { tabValue } from '@/shared/lib/storage'
import { Notice } from '@/shared/ui/Notice'
import { useFailureMessage } from '@/shared/ui/useFailureMessage'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { userApi } from '../profile/user.api'

/** Asked already in this sign-in. */
const wasAsked = tabValue('once:phone', z.boolean(), false)

/** For who has no phone number: asks to complete it, once per sign-in and only if the server wants it. */
export default function PhonePrompt() {
  const t = useTranslations('accountShell')
  const navigate = useNavigate()
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const tellFailure = useFailureMessage()
  const postpone = useWrite(userApi.postponeWeekFill)

  useEffect(() => {
    if (wasAsked.read()) return undefined
    let isGone = false
    void call(userApi.needFillPhone, {}).then((answer) => {
      if (isGone || !answer.ok || !answer.data.isNeeded) return
      wasAsked.write(true)
      setShown(true)
    })
    return () => {
      isGone = true
    }
  }, [])

  function go() {
    setShown(false)
    void navigate('/user/center')
  }

  async function rest() {
    setBusy(true)
    const result = await postpone({})
    setBusy(false)
    if (result.ok) {
      setShown(false)
      message.success(t('accountShell:phone.postponed'))
    } else tellFailure(result)
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
          <Button size="small" onClick={() => void rest()} loading={isBusy}>
            {t('accountShell:phone.postpone')}
          </Button>
          <Button size="small" onClick={go}>
            {t('accountShell:phone.go')}
          </Button>
        </>
      }
      onClose={() => setShown(false)}
    />
  )
}
