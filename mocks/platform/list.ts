import type { PageQuery } from '@/shared/api/page'
import { page } from './page'

export type ListQuery = PageQuery & { keyword?: string | undefined }

type SharedKeys<Row, Query> = readonly (keyof Row & keyof Query)[]

export interface Listing<Row, Query> {
  keyword?: readonly (keyof Row)[]
  contains?: SharedKeys<Row, Query>
  equals?: SharedKeys<Row, Query>
  /** Default order: newest first by this field, then by descending id. */
  latest?: keyof Row
}

export const normalizeText = (value: unknown) =>
  String((value as string | number | null | undefined) ?? '')
    .toLowerCase()
    .replaceAll('&', '|')
    .trim()

const includesText = (value: unknown, needle: unknown) => normalizeText(value).includes(normalizeText(needle))

const isSet = (value: unknown) => value !== undefined && value !== ''

export function list<Row extends object, Query extends ListQuery>(
  rows: readonly Row[],
  query: Query,
  { keyword = [], contains = [], equals = [], latest }: Listing<Row, Query>,
) {
  const found = rows
    .filter((row) => !isSet(query.keyword) || keyword.some((name) => includesText(row[name], query.keyword)))
    .filter((row) => contains.every((name) => !isSet(query[name]) || includesText(row[name], query[name])))
    .filter((row) => equals.every((name) => !isSet(query[name]) || row[name] === (query[name] as unknown)))
  const idOf = (row: Row) => Number((row as { id?: string }).id ?? 0)
  return page(
    latest === undefined
      ? found
      : found.toSorted((a, b) => String(b[latest]).localeCompare(String(a[latest])) || idOf(b) - idOf(a)),
    query,
  )
}
