import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Failure } from '@/shared/api'
import { failureText } from '@/shared/failureText'
import { presentFailuresWith } from '../connect'
import { endSession } from '../start'

/** Seconds that a notification and a message stay. */
const NOTIFICATION = 10
const MESSAGE = 5

/**
 * Shows the failures that have one text and one effect wherever they happen; each cause once, however many
 * calls it hits. Refusals with a text of their own are left to the screen that made the call.
 */
export function FailurePresenter() {
  const { t } = useTranslation()
  const { message, modal, notification } = App.useApp()
  const navigate = useNavigate()
  const location = useLocation()
  /** Kinds whose dialog is open: parallel failures join it. */
  const open = useRef(new Set<Failure['kind']>())

  useEffect(() => {
    const dialog = (failure: Failure, title: string, onOk?: () => void) => {
      if (open.current.has(failure.kind)) return
      open.current.add(failure.kind)
      modal.warning({
        title,
        content: failureText(t, failure),
        okText: t('actions.confirm'),
        keyboard: onOk === undefined,
        afterClose: () => open.current.delete(failure.kind),
        ...(onOk ? { onOk } : {}),
      })
    }

    presentFailuresWith((failure) => {
      switch (failure.kind) {
        case 'unauthorized':
          return dialog(failure, t('failure.loginInvalid'), () => {
            endSession('expiry')
            void navigate('/')
          })
        case 'device-expired':
          return endSession('device')
        case 'forbidden':
          return dialog(failure, t('failure.noPermission'))
        case 'bad-gateway':
          return void navigate('/serverError', {
            state: { from: location.pathname + location.search + location.hash },
          })
        case 'network':
        case 'timeout':
        case 'server':
          return notification.warning({
            key: 'network',
            title: t('failure.dealing'),
            description: failureText(t, failure),
            duration: NOTIFICATION,
          })
        case 'processing':
        case 'duplicate':
          return void message.warning({
            key: failure.kind,
            content: failureText(t, failure),
            duration: MESSAGE,
          })
        default:
          return undefined
      }
    })
    return () => presentFailuresWith(() => undefined)
  }, [t, message, modal, notification, navigate, location])

  return null
}
