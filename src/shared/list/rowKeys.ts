interface Row {
  id: string
}

/** Keys of rows whose id occurs more than once on their page. */
const duplicateKeys = new WeakMap<Row, string>()

/** Disambiguates duplicate ids; returns the same rows. */
export function dedupeRowKeys<T extends Row>(rows: readonly T[]): readonly T[] {
  const seen = new Map<string, number>()
  for (const row of rows) {
    const count = (seen.get(row.id) ?? 0) + 1
    seen.set(row.id, count)
    if (count > 1) duplicateKeys.set(row, `${row.id} (${count})`)
  }
  return rows
}

/** Key of a row: its id, unless an earlier row has the same. */
export const rowKey = (row: Row): string => duplicateKeys.get(row) ?? row.id
