import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'

/** Tables of rows that can be typed. */
export const tablesOfRows = () =>
  screen.queryAllByRole<HTMLTableElement>('table').filter((table) => table.querySelector('[data-cell]'))

/** Expects that the columns on show are named as their cells announce themselves, each by a name of its own. */
export function expectHeadsAsCells() {
  for (const table of tablesOfRows()) {
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(new Set(heads).size).toBe(heads.length)
    for (const row of table.tBodies[0]!.rows) {
      for (const [at, cell] of [...row.cells].entries()) {
        if (!cell.dataset.cell) continue
        const label = cell.querySelector('label')?.textContent ?? ''
        // A cell may say before that which row it is in.
        expect(label.slice(-heads[at]!.length)).toBe(heads[at])
      }
    }
  }
}
