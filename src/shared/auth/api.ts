import { z } from 'zod'
import { API_BASE, bodyOf, dataOf, get, post } from '@/shared/api'

const CAPTCHA_TIMEOUT = 20_000

const Captcha = z
  .object({ captchaEnabled: z.boolean().nullish(), uuid: z.string().nullish(), img: z.string().nullish() })
  // An absent flag means enabled.
  .transform(({ captchaEnabled, uuid, img }) => ({ isEnabled: captchaEnabled !== false, uuid: uuid ?? '', img: img ?? '' }))
export type Captcha = z.infer<typeof Captcha>

const Credentials = z.object({ username: z.string(), password: z.string(), code: z.string(), uuid: z.string() })

const text = z.coerce.string().nullish().transform((value) => (value === 'null' || value == null ? '' : value))

/** The picture's address: absolute ones kept, others below the API base, none for an empty value. */
function avatarAddress(avatar: string): string | null {
  if (avatar === '') return null
  if (/^https?:\/\//i.test(avatar)) return avatar
  return API_BASE + avatar.split('/').map(encodeURIComponent).join('/')
}

const UserFields = z
  .object({
    userId: z.coerce.string(),
    userName: text,
    nickName: text,
    phonenumber: text,
    avatar: text,
    ischeck: z.coerce.string().nullish(),
    userType: text,
    deptId: text,
    dept: z.object({ deptName: text }).nullish(),
  })
  .transform(({ dept, avatar, ischeck, ...user }) => ({
    ...user,
    deptName: dept?.deptName ?? '',
    avatar: avatarAddress(avatar),
    /** `ischeck` 2; the backend sends it as number or text. */
    isVerified: ischeck === '2',
  }))
export type User = z.infer<typeof UserFields>

/** Given to a user for whom the server names no role. */
export const DEFAULT_ROLE = 'ROLE_DEFAULT'

/** The specification calls it `data`, the backend family `user`. */
const Profile = z
  .object({
    data: UserFields.nullish(),
    user: UserFields.nullish(),
    roles: z.array(z.string()).nullish(),
    permissions: z.array(z.string()).nullish(),
  })
  .transform(({ data, user, roles, permissions }, context) => {
    const person = data ?? user
    if (!person) {
      context.addIssue({ code: 'custom', message: 'neither data nor user' })
      return z.NEVER
    }
    return { user: person, roles: roles?.length ? roles : [DEFAULT_ROLE], permissions: permissions ?? [] }
  })
export type Profile = z.infer<typeof Profile>

/** Menu rows are read one by one (`app/menu`), so that a broken one never takes its siblings along. */
const MenuRows = z.array(z.unknown()).nullish().transform((rows) => rows ?? [])

/** Session calls show their failures themselves: the login form and the start screen. */
export const sessionApi = {
  captcha: get('/captchaImage', { response: bodyOf(Captcha), token: false, timeout: CAPTCHA_TIMEOUT, quiet: true }),
  login: post('/login', {
    body: Credentials,
    response: bodyOf(z.object({ token: z.string().min(1) })),
    token: false,
    repeatSubmit: false,
    quiet: true,
  }),
  profile: get('/getInfo', { response: bodyOf(Profile), quiet: true }),
  menu: get('/getRouters', { response: dataOf(MenuRows), quiet: true }),
  logout: post('/logout', { repeatSubmit: false, quiet: true }),
}
