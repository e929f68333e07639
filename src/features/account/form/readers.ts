import * as z from 'zod'
import { readCreditCode } from '@/shared/lib/creditCode'
import { readCode, readEmail, readPhone } from '../code/rules'
import type texts from '../locales/pages.zh.json'

/** The rules a value can break; each has a text in both languages. */
export type IssueKey = keyof typeof texts.issue

/** Control characters but line breaks and tabs. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const refuse = (context: z.RefinementCtx, key: IssueKey, params: Record<string, number> = {}) =>
  context.addIssue({ code: 'custom', message: key, params })

/** An empty field stands for none. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed),
    schema.optional(),
  )

/** Text of so many characters, without blanks at its ends. */
export const words = (min: number, max: number) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const length = Array.from(text).length
      if (length === 0) refuse(context, 'required')
      else if (CONTROL.test(text)) refuse(context, 'controlCharacter')
      else if (length < min) refuse(context, 'tooShort', { min })
      else if (length > max) refuse(context, 'tooLong', { max })
    })

/** A value as it travels, made of what was typed by one of the `read…` functions. */
const readAs = (read: (typed: string) => string | null, key: IssueKey) =>
  z.string().transform((typed, context) => {
    const value = read(typed)
    if (typed.trim() === '') refuse(context, 'required')
    else if (value === null) refuse(context, key)
    return value ?? ''
  })

export const phone = readAs(readPhone, 'phone')
export const email = readAs(readEmail, 'email')
export const phoneOrEmail = readAs((typed) => readPhone(typed) ?? readEmail(typed), 'phoneOrEmail')
export const sentCode = readAs(readCode, 'sentCode')
export const creditCode = readAs(readCreditCode, 'creditCode')

export const PASSWORD = { min: 8, max: 20 }

/** Letters, digits and signs without blanks, with a letter and a digit among them. */
export const password = z.string().superRefine((text, context) => {
  const isStrong =
    text.length >= PASSWORD.min &&
    text.length <= PASSWORD.max &&
    /^[!-~]+$/.test(text) &&
    /[a-z]/i.test(text) &&
    /\d/.test(text)
  if (text === '') refuse(context, 'required')
  else if (!isStrong) refuse(context, 'password', PASSWORD)
})

/** A box that must be ticked. */
export const consent = z.literal(true)
