import { Button, Card } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { TextField } from '@/shared/form/textFields'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { documentApis } from '../documents/documents.api'
import { EntryCode, roomApis } from '../room/rooms.api'
import { useRoomApi } from '../room/roomContext'

/** Replaces a room's pages until the user enters the code sent to them. */
export default function CodeGate() {
  const t = useTranslations('roomsHome')
  const { api, scope, roomId } = useRoomApi(roomApis)
  const sendCode = useApiMutation(api.sendCode)
  const verify = useApiMutation(api.verifyCode, { invalidates: [api, documentApis[scope]] })
  const notifyFailure = useNotifyFailure()
  const [isBusy, setBusy] = useState(false)
  const form = useSchemaForm({
    schema: EntryCode,
    labels: t('roomsHome:code.field', { returnObjects: true }),
    send: (body) => verify({ body: { ...body, roomId } }),
    onDone: () => undefined,
  })
  async function requestCode() {
    setBusy(true)
    const result = await sendCode({ body: { roomId } })
    setBusy(false)
    if (!result.ok) return notifyFailure(result)
    message.success(t('roomsHome:code.sent', result.data))
  }
  return (
    <>
      <PageTitle title={t('roomsHome:code.title')} />
      <Card>
        <p>{t('roomsHome:code.why')}</p>
        <SchemaForm form={form} submitText={t('roomsHome:code.enter')}>
          <TextField name="code" autoComplete="one-time-code" inputMode="numeric" />
          <Button loading={isBusy} onClick={() => void requestCode()}>
            {t('roomsHome:code.send')}
          </Button>
        </SchemaForm>
      </Card>
    </>
  )
}
