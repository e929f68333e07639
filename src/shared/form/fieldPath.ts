/** Path of a field in the values of its form: `['experiments', 0, 'cost']`. */
export type FieldPath = readonly (string | number)[]

/** Unique name of a field, for sets and comparisons: `experiments.0.cost`. */
export const pathKey = (path: FieldPath) => path.join('.')

export const pathOf = (key: string): FieldPath =>
  key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

export const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    values,
  )
