interface Row {
  id: string
}

/** Keys of rows whose id another row of their page has as well. */
const ofTwins = new WeakMap<Row, string>()

/** Tells the rows of a page apart although the server may have given several of them one id. Gives the rows. */
export function dedupeRowKeys<T extends Row>(rows: readonly T[]): readonly T[] {
  const seen = new Map<string, number>()
  for (const row of rows) {
    const count = (seen.get(row.id) ?? 0) + 1
    seen.set(row.id, count)
    if (count > 1) ofTwins.set(row, `${row.id} (${count})`)
  }
  return rows
}

/** What a row is known by on the screen: its id, unless another row before it had the same. */
export const rowKey = (row: Row): string => ofTwins.get(row) ?? row.id
