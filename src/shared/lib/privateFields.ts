/**
 * Names of the fields whose values nobody else may find on a device: ways to reach a person, codes and passwords.
 * What waits in a draft after a session has ended holds none of them.
 */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set([
  'code',
  'contact',
  'email',
  'emailCode',
  'password',
  'phone',
  'phonenumber',
  'repeat',
  'smsCode',
])

export const isPrivate = (field: string) => PRIVATE_FIELDS.has(field)

/** A copy without the private fields, however deep they lie. For what can be written as JSON. */
export const withoutPrivate = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner: unknown) => (isPrivate(name) ? undefined : inner)))
