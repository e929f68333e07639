export const isKeyOf = <T extends object>(table: T, name: string): name is keyof T & string =>
  Object.hasOwn(table, name)

export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table).filter((name) => isKeyOf(table, name))
