import { connectApi, type Failure } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { takePreloadedAnswer } from './preloadedReads'

type Presenter = (failure: Failure) => void

let present: Presenter = () => undefined

/** Registers the presenter of API errors. Without a workspace no call asks for one. */
export const presentFailuresWith = (presenter: Presenter) => {
  present = presenter
}

export const connectCalls = () =>
  connectApi({
    token: readToken,
    onFailure: (failure) => present(failure),
    preloadedAnswer: takePreloadedAnswer,
  })
