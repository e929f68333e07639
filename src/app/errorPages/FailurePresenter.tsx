import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Failure } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { dismissNotice, showNotice } from '@/shared/ui/notices'
import { useTranslations } from '@/shared/i18n'
import { dialog, message } from '@/shared/ui/feedback'
import { presentFailuresWith } from '../session/connect'
import { endSession } from '../session/start'
import { watchUncaught } from './uncaught'

/** Seconds that a notification and a message stay. */
const NOTIFICATION = 10
const MESSAGE = 5

/** The notice of a backend that cannot be reached. */
const NETWORK = 'network'

interface WordsProps {
  text: 'actions.confirm' | 'failure.dealing' | 'failure.loginInvalid' | 'failure.noPermission'
}

/** A text that follows a switch of the language while its message is open. */
function Words({ text }: WordsProps) {
  const t = useTranslations()
  return t(text)
}

/**
 * Shows the failures that have one text and one effect wherever they happen; each cause once, however many
 * calls it hits. Refusals with a text of their own are left to the screen that made the call.
 */
export function FailurePresenter() {
  const navigate = useNavigate()
  const location = useLocation()
  /** Kinds whose dialog is open: parallel failures join it. */
  const open = useRef(new Set<Failure['kind']>())

  useEffect(() => {
    let isLeaving = false

    const warn = (failure: Failure, title: WordsProps['text'], onOk?: () => void) => {
      if (open.current.has(failure.kind)) return
      open.current.add(failure.kind)
      dialog.warning({
        title: <Words text={title} />,
        content: <ErrorMessage failure={failure} />,
        okText: <Words text="actions.confirm" />,
        keyboard: onOk === undefined,
        afterClose: () => open.current.delete(failure.kind),
        ...(onOk ? { onOk } : {}),
      })
    }

    presentFailuresWith((failure) => {
      switch (failure.kind) {
        case 'unauthorized':
          if (!readToken()) return undefined // a late answer to a session that is over
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
            key: NETWORK,
            kind: 'failure',
            type: 'warning',
            title: <Words text="failure.dealing" />,
            description: <ErrorMessage failure={failure} />,
            seconds: NOTIFICATION,
          })
        case 'processing':
        case 'duplicate':
          return message.warning({
            key: failure.kind,
            content: <ErrorMessage failure={failure} />,
            duration: MESSAGE,
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
          duration: NOTIFICATION,
        }),
      ),
    [],
  )

  // A message has no control of its own that the keyboard could reach.
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      message.destroy()
      dismissNotice(NETWORK)
    }
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [])

  return null
}
