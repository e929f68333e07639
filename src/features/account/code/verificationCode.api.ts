import * as z from 'zod/mini' // on the login page too
import { post } from '@/shared/api'

/** Purposes of a code; it is valid for no other. */
export const SCENES = ['login', 'register', 'bind', 'change'] as const
export type Scene = (typeof SCENES)[number]

const captcha = { uuid: z.string(), code: z.string() }
const scene = z.enum(SCENES)

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
