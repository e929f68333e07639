import { useCallback, useEffect, useState } from 'react'
import { call, type Failure } from '@/shared/api'
import { sessionApi } from '@/shared/auth/auth.api'

export interface CaptchaState {
  /** False when the server asks for none. */
  isEnabled: boolean
  isLoading: boolean
  uuid: string
  /** Data address of the picture; null while loading and after a failure. */
  picture: string | null
  failure: Failure | null
  renew: () => void
}

/** The server sends bare base64: its first letters tell the kind of picture. */
const PICTURES = [
  ['iVBOR', 'png'],
  ['R0lG', 'gif'],
  ['/9j/', 'jpeg'],
] as const

function pictureAddress(base64: string): string | null {
  if (!/^[A-Za-z\d+/=\s]+$/.test(base64)) return null
  const kind = PICTURES.find(([start]) => base64.startsWith(start))?.[1]
  return kind ? `data:image/${kind};base64,${base64}` : null
}

/** The current captcha. Each one works once and for two minutes, so it is renewed after every failed login. */
export function useCaptcha(): CaptchaState {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Omit<CaptchaState, 'renew'>>({
    isEnabled: true,
    isLoading: true,
    uuid: '',
    picture: null,
    failure: null,
  })

  useEffect(() => {
    const left = new AbortController()
    void call(sessionApi.captcha, {}, { signal: left.signal }).then((result) => {
      if (left.signal.aborted) return
      if (!result.ok) {
        return setState({ isEnabled: true, isLoading: false, uuid: '', picture: null, failure: result })
      }
      const { isEnabled, uuid, img } = result.data
      setState({ isEnabled, isLoading: false, uuid, picture: pictureAddress(img), failure: null })
    })
    return () => left.abort()
  }, [round])

  const renew = useCallback(() => {
    setState((before) => ({ ...before, isLoading: true }))
    setRound((before) => before + 1)
  }, [])
  return { ...state, renew }
}
