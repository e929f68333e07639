/** Whether a name is one of a table's own. */
export const isKeyOf = <T extends object>(table: T, name: string): name is keyof T & string =>
  Object.hasOwn(table, name)

/** Names of a table's rows, typed. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table).filter((name) => isKeyOf(table, name))
