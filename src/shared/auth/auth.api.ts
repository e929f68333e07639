// The small build of the schema library: these are the only schemas that the login page needs.
import * as z from 'zod/mini'
import { bodyOf, dataOf, get, post } from '@/shared/api'
import { fileAddress } from '@/shared/files/fileAddress'
import { SESSION_READS } from './sessionReads'

const CAPTCHA_TIMEOUT = 20_000

const flag = z.catch(z.nullish(z.boolean()), null)

const Captcha = z.pipe(
  z.object({
    captchaEnabled: flag,
    /** The same in older versions. */
    captchaOnOff: flag,
    uuid: z.nullish(z.string()),
    img: z.nullish(z.string()),
  }),
  // Without a flag the picture says whether one is asked for.
  z.transform(({ captchaEnabled, captchaOnOff, uuid, img }) => ({
    isEnabled: captchaEnabled ?? captchaOnOff ?? Boolean(img),
    uuid: uuid ?? '',
    img: img ?? '',
  })),
)

/** What every way to sign in answers. */
const Token = z.object({ token: z.string().check(z.minLength(1)) })
export type Token = z.infer<typeof Token>

/**
 * Assumed of the backend, in this one place: a login answers this code while the account is signed in on another
 * device. Repeated with `force: true` and the same captcha or code, it signs the other device out.
 */
export const SIGNED_IN_ELSEWHERE = 1001

/** A login; the page that asks for it shows its failures. */
const login = <const Path extends string, Fields extends z.core.$ZodShape>(path: Path, fields: Fields) =>
  post(path, {
    body: z.object({ ...fields, force: z.optional(z.boolean()) }),
    response: bodyOf(Token),
    token: false,
    repeatSubmit: false,
    alerts: 'none',
  })

/** Ids and names come as text, number or not at all; of anything else nothing is known. */
const text = z.pipe(
  z.catch(z.nullish(z.union([z.string(), z.number()])), null),
  z.transform((value) => String(value ?? '')),
)

/** The picture's address: below the API base, or as it is on our own origin; none for an empty value or another's. */
function avatarAddress(avatar: string): string | null {
  if (avatar === '') return null
  const isOurs = URL.canParse(avatar) && new URL(avatar).origin === globalThis.origin
  return isOurs ? avatar : fileAddress(avatar)
}

/** Who is signed in, as the server knows him. */
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

/** Given to a user for whom the server names no role. */
export const DEFAULT_ROLE = 'ROLE_DEFAULT'

/** Null for a list that is missing or none, which denies (`permissions`); odd entries are left out. */
const strings = z.pipe(
  z.catch(z.nullable(z.array(z.unknown())), null),
  z.transform((entries) => entries && entries.filter((entry) => typeof entry === 'string')),
)

const person = z.catch(z.nullish(User), null)

/** The specification calls the user `data`, the backend family `user`. Without his id there is no profile. */
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

/** Menu rows are read one by one (`app/menu`), so that a broken one never takes its siblings along. */
const MenuRows = z.pipe(
  z.nullish(z.array(z.unknown())),
  z.transform((rows) => rows ?? []),
)

/** Session calls show their failures themselves: the login form and the start screen. */
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
  /** `uuid` is that of the captcha which the code was asked for with. */
  smsLogin: login('/smsLogin', { phonenumber: z.string(), smsCode: z.string(), uuid: z.string() }),
  emailLogin: login('/emailLogin', { email: z.string(), emailCode: z.string() }),
  profile: get(SESSION_READS.profile, { response: bodyOf(Profile), alerts: 'none' }),
  menu: get(SESSION_READS.menu, { response: dataOf(MenuRows), alerts: 'none' }),
  logout: post('/logout', { repeatSubmit: false, alerts: 'none' }),
}
