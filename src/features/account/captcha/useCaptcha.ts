import { useCallback, useEffect, useState } from 'react'
import { call, type Failure } from '@/shared/api'
import { sessionApi } from '@/shared/auth/auth.api'

export interface CaptchaState {
  isEnabled: boolean
  isLoading: boolean
  uuid: string
  /** Data URL; null while loading and after an error. */
  picture: string | null
  failure: Failure | null
  renew: () => void
}

/** The server sends bare base64; its first characters reveal the image type. */
const IMAGE_TYPES = [
  ['iVBOR', 'png'],
  ['R0lG', 'gif'],
  ['/9j/', 'jpeg'],
] as const

function pictureDataUrl(base64: string): string | null {
  if (!/^[A-Za-z\d+/=\s]+$/.test(base64)) return null
  const kind = IMAGE_TYPES.find(([start]) => base64.startsWith(start))?.[1]
  return kind ? `data:image/${kind};base64,${base64}` : null
}

/** The current captcha. Each is valid once and for two minutes, so renew it after every failed attempt. */
export function useCaptcha(): CaptchaState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Omit<CaptchaState, 'renew'>>({
    isEnabled: true,
    isLoading: true,
    uuid: '',
    picture: null,
    failure: null,
  })

  useEffect(() => {
    const controller = new AbortController()
    void call(sessionApi.captcha, {}, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return
      if (!result.ok) {
        return setState({ isEnabled: true, isLoading: false, uuid: '', picture: null, failure: result })
      }
      const { isEnabled, uuid, img } = result.data
      setState({ isEnabled, isLoading: false, uuid, picture: pictureDataUrl(img), failure: null })
    })
    return () => controller.abort()
  }, [attempt])

  const renew = useCallback(() => {
    setState((before) => ({ ...before, isLoading: true }))
    setAttempt((before) => before + 1)
  }, [])
  return { ...state, renew }
}
