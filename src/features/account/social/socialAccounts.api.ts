import * as z from 'zod/mini' // in the login page's own chunk
import { bodyOf, dataOf, get, post } from '@/shared/api'

/** Either the session's token, or a key for binding a phone number to the third-party account. */
const ExchangeResult = z.object({ token: z.nullish(z.string()), bindKey: z.nullish(z.string()) })

/** Sign-in with a third-party account. The screens show failures themselves. */
export const socialApi = {
  /** `redirect` is the address to which the provider returns the user; `state` comes back unchanged. */
  authorizeUrl: get('/social/:source/authorizeUrl', {
    query: z.object({ redirect: z.string(), state: z.string() }),
    response: dataOf(z.object({ url: z.string() })),
    token: false,
    alerts: 'none',
  }),
  login: post('/social/:source/login', {
    body: z.object({ code: z.string(), state: z.string() }),
    response: bodyOf(ExchangeResult),
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
