import type { Args } from '@/shared/api/endpoint'
import type { speakApi } from '@/features/speak/model/speak.api'
import type { Account } from '../platform/db'
import { list, normalizeText } from '../platform/list'
import { rowOf } from './answers'
import { questions, type StoredQuestion } from './store'

export const askedBy = ({ userId }: Account): StoredQuestion[] =>
  questions.all().filter(({ ownerId }) => ownerId === userId)

export type ListFilter = Omit<Args<typeof speakApi.export>['query'], 'language'>

export function rowsFor(account: Account, query: ListFilter) {
  const { keyword = '', state, kind, askedFrom = '', askedTo = '9' } = query
  return askedBy(account)
    .filter(({ prompt }) => normalizeText(prompt).includes(normalizeText(keyword)))
    .map(rowOf)
    .filter((row) => state === undefined || row.state === state)
    .filter((row) => kind === undefined || row.kind === kind)
    .filter(({ createTime }) => createTime.slice(0, 10) >= askedFrom && createTime.slice(0, 10) <= askedTo)
    .toSorted((a, b) => b.createTime.localeCompare(a.createTime) || Number(b.id) - Number(a.id))
}

export const pageFor = (account: Account, query: Args<typeof speakApi.list>['query']) =>
  list(rowsFor(account, query), { ...query, keyword: undefined }, {})
