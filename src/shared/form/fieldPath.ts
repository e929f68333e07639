/** Where a field stands in the values of its form: `['experiments', 0, 'cost']`. */
export type FieldPath = readonly (string | number)[]

/** One name per field, for sets and comparisons: `experiments.0.cost`. */
export const pathKey = (path: FieldPath) => path.join('.')
