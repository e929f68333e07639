/**
 * Fields that must not be readable by others on a shared device: contact data, codes and passwords. A draft that
 * outlasts its session holds none of them.
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

/** Copies a value without private fields at any depth. For values that can be serialised as JSON. */
export const withoutPrivate = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner: unknown) => (isPrivate(name) ? undefined : inner)))
