import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { read } from '@/shared/api'
import pLimit from 'p-limit'
import { reportApi, type Report } from '../reports/model/reports.api'

/** Reports are large: reading all fifty at once would hold up everything else. */
const inTurn = pLimit(4)

function readInTurn(id: string) {
  const { queryFn, ...options } = read(reportApi.detail, { path: { id }, query: {} })
  if (typeof queryFn !== 'function') return { ...options, queryFn }
  return {
    ...options,
    queryFn: (context: Parameters<typeof queryFn>[0]) => inTurn(async () => queryFn(context)),
  }
}

type Answer = UseQueryResult<Report>

/** What was read is the same list until another report arrives. */
const together = (answers: Answer[]) => ({
  answers,
  reports: answers.flatMap(({ data }) => data ?? []),
})

/** Several reports, read a few at a time, each with its own state. */
export const useReports = (ids: readonly string[]) =>
  useQueries({ queries: ids.map(readInTurn), combine: together })
