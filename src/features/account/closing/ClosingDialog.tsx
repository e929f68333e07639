import { useQuery } from '@tanstack/react-query'
import { Alert, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiQuery, useApiMutation } from '@/shared/api'
import { leaveSession, useSession } from '@/shared/auth/session'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { loginAddress } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { closingApi, obstaclesOf, type Closing } from './closing.api'

export default function ClosingDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('accountProfile', 'parts')
  const navigate = useNavigate()
  const userName = useSession(({ user }) => user?.userName ?? '')
  const { data, error, refetch } = useQuery(apiQuery(closingApi.detail, {}))
  const close = useApiMutation(closingApi.close, { invalidates: [{ detail: closingApi.detail }] })
  const { isBusy, failure, submit } = useSubmit()
  const [typed, setTyped] = useState('')
  const id = useId()
  const isConfirmed = typed.trim() === userName
  const isBlocked = !data || obstaclesOf(data).length > 0

  const leave = () => {
    leaveSession('wish', 'discard')
    message.success({ content: t('accountProfile:closing.done'), duration: 10 })
    void navigate(loginAddress('/'))
  }

  return (
    <Dialog
      open
      title={t('accountProfile:closing.ask', { name: userName })}
      okText={t('accountProfile:closing.open')}
      cancelText={t('actions.cancel')}
      okButtonProps={{ danger: true, disabled: isBlocked || !isConfirmed }}
      confirmLoading={isBusy}
      onOk={() => void submit(() => close({}), leave)}
      onCancel={onClose}
    >
      {!data && <QueryFallback failed={t('accountProfile:closing.failed')} error={error} onRetry={refetch} />}
      {data && (
        <>
          <Obstacles closing={data} />
          <p>{t('accountProfile:closing.lost')}</p>
          <ul>
            <li>{t('accountProfile:closing.points', { count: data.points })}</li>
            <li>{t('accountProfile:closing.tickets', { count: data.tickets })}</li>
            <li>{t('accountProfile:closing.rest')}</li>
          </ul>
          {!isBlocked && (
            <Form layout="vertical">
              <Form.Item label={t('accountProfile:closing.type', { name: userName })} htmlFor={id}>
                <Input
                  id={id}
                  autoComplete="off"
                  spellCheck={false}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </Form.Item>
            </Form>
          )}
        </>
      )}
      {failure && <SubmitErrorAlert failure={failure} />}
    </Dialog>
  )
}

function Obstacles({ closing }: { closing: Closing }) {
  const t = useTranslations('accountProfile')
  const { rooms, openOrders } = closing
  const labels = {
    rooms: t('accountProfile:closing.inTheWay.rooms', { names: rooms.join(t('accountProfile:closing.and')) }),
    openOrders: t('accountProfile:closing.inTheWay.openOrders', { count: openOrders }),
    leadsCompany: t('accountProfile:closing.inTheWay.leadsCompany'),
  }
  const obstacles = obstaclesOf(closing)
  return (
    obstacles.length > 0 && (
      <Alert
        className="list-note"
        type="warning"
        showIcon
        title={t('accountProfile:closing.held')}
        description={
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{labels[obstacle]}</li>
            ))}
          </ul>
        }
      />
    )
  )
}
