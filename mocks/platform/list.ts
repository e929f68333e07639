import type { PageQuery } from '@/shared/api/page'
import { page } from './page'

export type ListQuery = PageQuery & { keyword?: string | undefined }

type Names<Row, Query> = readonly (keyof Row & keyof Query)[]

/** How a list answers its query. */
export interface Listing<Row, Query> {
  /** Fields of which one holds `keyword`. */
  keyword?: readonly (keyof Row)[]
  /** Parameters that the field of the same name holds. */
  contains?: Names<Row, Query>
  /** Parameters that the field of the same name equals. */
  equals?: Names<Row, Query>
  /** The field after which the latest comes first, where the query asks for no order; of two the newer id. */
  latest?: keyof Row
}

/** A text as it is compared: whatever the case; the client writes `&` as `|`. */
export const plain = (value: unknown) =>
  String((value as string | number | null | undefined) ?? '')
    .toLowerCase()
    .replaceAll('&', '|')
    .trim()

const holds = (value: unknown, wanted: unknown) => plain(value).includes(plain(wanted))

const isAsked = (value: unknown) => value !== undefined && value !== ''

/** A page of rows, narrowed and sorted as the query says. */
export function list<Row extends object, Query extends ListQuery>(
  rows: readonly Row[],
  query: Query,
  { keyword = [], contains = [], equals = [], latest }: Listing<Row, Query>,
) {
  const found = rows
    .filter((row) => !isAsked(query.keyword) || keyword.some((name) => holds(row[name], query.keyword)))
    .filter((row) => contains.every((name) => !isAsked(query[name]) || holds(row[name], query[name])))
    .filter((row) => equals.every((name) => !isAsked(query[name]) || row[name] === (query[name] as unknown)))
  const idOf = (row: Row) => Number((row as { id?: string }).id ?? 0)
  return page(
    latest === undefined
      ? found
      : found.toSorted((a, b) => String(b[latest]).localeCompare(String(a[latest])) || idOf(b) - idOf(a)),
    query,
  )
}
