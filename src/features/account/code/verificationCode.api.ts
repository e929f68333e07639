import * as z from 'zod/mini' // on the login page too
import { post } from '@/shared/api'

/** What a code is asked for; it serves nothing else. */
export const SCENES = ['login', 'register', 'bind', 'change'] as const
export type Scene = (typeof SCENES)[number]

/** The solved captcha that every sending needs. */
const captcha = { uuid: z.string(), code: z.string() }
const scene = z.enum(SCENES)

/** Codes sent to a phone or an e-mail address. The form that asks for one shows the failures itself. */
export const codeApi = {
  sendSms: post('/sendSms', {
    body: z.object({ phonenumber: z.string(), ...captcha, scene }),
    token: false,
    alerts: 'none',
  }),
  sendEmail: post('/sendEmail', {
    body: z.object({ email: z.string(), ...captcha, scene }),
    token: false,
    alerts: 'none',
  }),
}
