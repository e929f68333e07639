// What a table's choice of rows asks of the tree, without the tree. No row of ours lies below another.
type Keys = readonly unknown[]

export const arrAdd = (keys: Keys = [], key: unknown) => (keys.includes(key) ? [...keys] : [...keys, key])
export const arrDel = (keys: Keys = [], key: unknown) => keys.filter((each) => each !== key)
export { default as conductCheck, default as convertDataToEntities } from './nothing'
