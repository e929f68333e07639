/** Some fields of a thing, as an answer names them. */
export const pick = <T extends object, K extends keyof T>(thing: T, ...fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, thing[field]])) as Pick<T, K>
