import * as z from 'zod/mini' // in the login page's own chunk
import { bodyOf, dataOf, get, post } from '@/shared/api'

/** Either the session's token, or the key with which a phone can be bound to the account elsewhere. */
const Exchanged = z.object({ token: z.nullish(z.string()), bindKey: z.nullish(z.string()) })

/** Sign-in with an account elsewhere. The screens show the failures themselves. */
export const socialApi = {
  /** `redirect`: where the provider sends the user back to; `state` comes back with him unchanged. */
  authorizeUrl: get('/social/:source/authorizeUrl', {
    query: z.object({ redirect: z.string(), state: z.string() }),
    response: dataOf(z.object({ url: z.string() })),
    token: false,
    alerts: 'none',
  }),
  login: post('/social/:source/login', {
    body: z.object({ code: z.string(), state: z.string() }),
    response: bodyOf(Exchanged),
    token: false,
    repeatSubmit: false,
    alerts: 'none',
  }),
  bind: post('/social/:source/bind', {
    body: z.object({ bindKey: z.string(), phonenumber: z.string(), smsCode: z.string() }),
    response: bodyOf(z.object({ token: z.string().check(z.minLength(1)) })),
    token: false,
    repeatSubmit: false,
    alerts: 'none',
  }),
}
