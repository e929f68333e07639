// zod/mini, because the login page needs no other schemas than these.
import * as z from 'zod/mini'
import { bodyOf, dataOf, get, post } from '@/shared/api'
import { fileAddress } from '@/shared/files/fileAddress'
import { SESSION_READS } from './sessionReads'

const CAPTCHA_TIMEOUT = 20_000

const flag = z.catch(z.nullish(z.boolean()), null)

const Captcha = z.pipe(
  z.object({
    captchaEnabled: flag,
    /** Name of `captchaEnabled` in older versions. */
    captchaOnOff: flag,
    uuid: z.nullish(z.string()),
    img: z.nullish(z.string()),
  }),
  // Without a flag, an image means that a captcha is required.
  z.transform(({ captchaEnabled, captchaOnOff, uuid, img }) => ({
    isEnabled: captchaEnabled ?? captchaOnOff ?? Boolean(img),
    uuid: uuid ?? '',
    img: img ?? '',
  })),
)

const Token = z.object({ token: z.string().check(z.minLength(1)) })
export type Token = z.infer<typeof Token>

/**
 * Assumed of the backend, only here: a login answers this code while the account is signed in on another device.
 * Repeating it with `force: true` and the same captcha or code signs the other device out.
 */
export const SIGNED_IN_ELSEWHERE = 1001

/** Declares a login endpoint; the page that calls it shows its failures. */
const login = <const Path extends string, Fields extends z.core.$ZodShape>(path: Path, fields: Fields) =>
  post(path, {
    body: z.object({ ...fields, force: z.optional(z.boolean()) }),
    response: bodyOf(Token),
    token: false,
    repeatSubmit: false,
    alerts: 'none',
  })

/** Ids and names may be text, numbers or missing; anything else is read as empty. */
const text = z.pipe(
  z.catch(z.nullish(z.union([z.string(), z.number()])), null),
  z.transform((value) => String(value ?? '')),
)

/** URL of the avatar: below the API base, or unchanged on our own origin; null if empty or on another origin. */
function avatarAddress(avatar: string): string | null {
  if (avatar === '') return null
  const isOurs = URL.canParse(avatar) && new URL(avatar).origin === globalThis.origin
  return isOurs ? avatar : fileAddress(avatar)
}

export const User = z.pipe(
  z.object({
    userId: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
    userName: text,
    nickName: text,
    phonenumber: text,
    email: text,
    avatar: text,
    ischeck: text,
    userType: text,
    deptId: text,
    dept: z.catch(z.nullish(z.object({ deptName: text })), null),
  }),
  z.transform(({ dept, avatar, ischeck, ...user }) => ({
    ...user,
    deptName: dept?.deptName ?? '',
    avatar: avatarAddress(avatar),
    isVerified: ischeck === '2',
  })),
)
export type User = z.infer<typeof User>

export const DEFAULT_ROLE = 'ROLE_DEFAULT'

/** Null if missing or not a list, which denies (`permissions`); entries that are not text are dropped. */
const strings = z.pipe(
  z.catch(z.nullable(z.array(z.unknown())), null),
  z.transform((entries) => entries && entries.filter((entry) => typeof entry === 'string')),
)

const person = z.catch(z.nullish(User), null)

/** The specification calls the user `data`, the backend family `user`. Without a user id the profile is invalid. */
const Profile = z.pipe(
  z.object({ data: person, user: person, roles: strings, permissions: strings }),
  z.transform(({ data, user, roles, permissions }, context) => {
    const found = data ?? user
    if (!found) {
      context.issues.push({ code: 'custom', message: 'neither data nor user', input: data })
      return z.NEVER
    }
    return { user: found, roles: roles?.length ? roles : [DEFAULT_ROLE], permissions }
  }),
)
export type Profile = z.infer<typeof Profile>

/** Menu rows are parsed one by one (`app/menu`), so that an invalid row does not drop its siblings. */
const MenuRows = z.pipe(
  z.nullish(z.array(z.unknown())),
  z.transform((rows) => rows ?? []),
)

/** The login form and the start screen show the failures of these requests themselves. */
export const sessionApi = {
  captcha: get('/captchaImage', {
    response: bodyOf(Captcha),
    token: false,
    timeout: CAPTCHA_TIMEOUT,
    alerts: 'none',
  }),
  login: login('/login', {
    username: z.string(),
    password: z.string(),
    code: z.string(),
    uuid: z.string(),
  }),
  /** `uuid` is that of the captcha with which the code was requested. */
  smsLogin: login('/smsLogin', { phonenumber: z.string(), smsCode: z.string(), uuid: z.string() }),
  emailLogin: login('/emailLogin', { email: z.string(), emailCode: z.string() }),
  profile: get(SESSION_READS.profile, { response: bodyOf(Profile), alerts: 'none' }),
  menu: get(SESSION_READS.menu, { response: dataOf(MenuRows), alerts: 'none' }),
  logout: post('/logout', { repeatSubmit: false, alerts: 'none' }),
}
