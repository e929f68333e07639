export const pick = <T extends object, K extends keyof T>(item: T, ...fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, item[field]])) as Pick<T, K>
