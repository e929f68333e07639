import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'

export const editableTables = () =>
  screen.queryAllByRole<HTMLTableElement>('table').filter((table) => table.querySelector('[data-cell]'))

/** Expects column headers to be unique and to match the accessible names of their cells. */
export function expectHeadersMatchCells() {
  for (const table of editableTables()) {
    const headers = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(new Set(headers).size).toBe(headers.length)
    for (const row of table.tBodies[0]!.rows) {
      for (const [at, cell] of [...row.cells].entries()) {
        if (!cell.dataset.cell) continue
        const label = cell.querySelector('label')?.textContent ?? ''
        // A cell's label may start with its row.
        expect(label.slice(-headers[at]!.length)).toBe(headers[at])
      }
    }
  }
}
