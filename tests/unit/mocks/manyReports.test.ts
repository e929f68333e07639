import { beforeEach, expect, test } from 'vitest'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { db, openSession } from '@mocks/account/store'
import { addReports } from '@mocks/valuation/seed/manyReports'

const backend = createBackend('/api')
let token: string

beforeEach(() => {
  resetDb()
  token = openSession(db.accounts.find(({ userName }) => userName === 'analyst')!)
  addReports('2', 10_000)
})

const ask = async (path: string) => {
  const response = await backend(
    new Request(`http://localhost/api/valuation/report/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  return (await response.json()) as {
    total: number
    rows: { id: string; rnpv: number }[]
    data: { rnpv: number; content: { summary: { rnpv: number } } }
  }
}

test('ten thousand reports are paged and sorted by value, and each value matches its report', async () => {
  const { total, rows } = await ask('list?pageNum=100&pageSize=100&orderByColumn=rnpv&isAsc=desc')
  expect(total).toBe(10_003)
  expect(rows).toHaveLength(100)
  const values = rows.map(({ rnpv }) => rnpv)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  const { data } = await ask(rows[0]!.id)
  expect(data.content.summary.rnpv).toBe(data.rnpv)
  expect(data.rnpv).toBe(values[0])
})
