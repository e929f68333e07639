import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Failure } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { dismissNotice, showNotice } from '@/shared/ui/notices'
import { useTranslations } from '@/shared/i18n'
import { dialog, message } from '@/shared/ui/feedback'
import { presentFailuresWith } from '../session/connect'
import { endSession } from '../session/startSession'
import { watchUncaught } from './uncaught'

const NOTICE_SECONDS = 10
const MESSAGE_SECONDS = 5

const NETWORK_NOTICE_KEY = 'network'

interface TranslatedTextProps {
  text: 'actions.confirm' | 'failure.dealing' | 'failure.loginInvalid' | 'failure.noPermission'
}

/** A component rather than a string, so that an open message follows a change of language. */
function TranslatedText({ text }: TranslatedTextProps) {
  const t = useTranslations()
  return t(text)
}

/**
 * Presents errors that look the same everywhere, each cause only once however many calls it hits. Errors with a message
 * of their own are left to the calling screen.
 */
export function FailurePresenter() {
  const navigate = useNavigate()
  const location = useLocation()
  /** Kinds with an open dialog; parallel errors of the same kind do not open another. */
  const open = useRef(new Set<Failure['kind']>())

  useEffect(() => {
    let isLeaving = false

    const warn = (failure: Failure, title: TranslatedTextProps['text'], onOk?: () => void) => {
      if (open.current.has(failure.kind)) return
      open.current.add(failure.kind)
      dialog.warning({
        title: <TranslatedText text={title} />,
        content: <ErrorMessage failure={failure} />,
        okText: <TranslatedText text="actions.confirm" />,
        keyboard: onOk === undefined,
        afterClose: () => open.current.delete(failure.kind),
        ...(onOk ? { onOk } : {}),
      })
    }

    presentFailuresWith((failure) => {
      switch (failure.kind) {
        case 'unauthorized':
          if (!readToken()) return undefined // late answer for a session that has ended
          return warn(failure, 'failure.loginInvalid', () => {
            endSession('expiry')
            void navigate('/')
          })
        case 'device-expired':
          return endSession('device')
        case 'forbidden':
          return warn(failure, 'failure.noPermission')
        case 'bad-gateway':
          if (isLeaving) return undefined
          isLeaving = true
          return void navigate('/serverError', {
            state: {
              from: location.pathname + location.search + location.hash,
              reference: failure.reference,
            },
          })
        case 'network':
        case 'timeout':
        case 'server':
          return showNotice({
            key: NETWORK_NOTICE_KEY,
            kind: 'failure',
            type: 'warning',
            title: <TranslatedText text="failure.dealing" />,
            description: <ErrorMessage failure={failure} />,
            seconds: NOTICE_SECONDS,
          })
        case 'processing':
        case 'duplicate':
          return message.warning({
            key: failure.kind,
            content: <ErrorMessage failure={failure} />,
            duration: MESSAGE_SECONDS,
          })
        default:
          return undefined
      }
    })
    return () => presentFailuresWith(() => undefined)
  }, [navigate, location])

  useEffect(
    () =>
      watchUncaught((failure) =>
        message.error({
          key: 'uncaught',
          content: <ErrorMessage failure={failure} />,
          duration: NOTICE_SECONDS,
        }),
      ),
    [],
  )

  // antd messages have no control that the keyboard could reach.
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      message.destroy()
      dismissNotice(NETWORK_NOTICE_KEY)
    }
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [])

  return null
}
