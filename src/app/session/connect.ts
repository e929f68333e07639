import { connectApi, type Failure } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { takePreloadedAnswer } from './preloadedReads'

type Presenter = (failure: Failure) => void

let present: Presenter = () => undefined

/** The workspace shows failures; before it stands, the calls made ask for none. */
export const presentFailuresWith = (presenter: Presenter) => {
  present = presenter
}

/** Gives the call layer the session's token, the presenter of failures, and the preloaded answers of the session. */
export const connectCalls = () =>
  connectApi({
    token: readToken,
    onFailure: (failure) => present(failure),
    preloadedAnswer: takePreloadedAnswer,
  })
