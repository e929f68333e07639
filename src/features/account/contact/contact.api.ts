import * as z from 'zod/mini'
import { post } from '@/shared/api'
import { oneOf, phoneOrEmail, required, text } from '@/shared/form/fieldParsers'

export const TOPICS = ['account', 'membership', 'valuation', 'search', 'room', 'concept', 'other'] as const

export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 1000

export const ContactMessage = z.object({
  name: required(text(2, 40)),
  /** Phone number or e-mail address for the reply. */
  contact: required(phoneOrEmail),
  topic: required(oneOf(TOPICS)),
  message: required(text(MESSAGE_MIN, MESSAGE_MAX)),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const contactApi = {
  send: post('/contact', { body: ContactMessage }),
}
