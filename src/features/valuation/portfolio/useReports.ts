import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import pLimit from 'p-limit'
import { reportApi, type Report } from '../reports/model/report.api'

/** Reports are large: loading all fifty at once would block other requests. */
const limit = pLimit(4)

function limitedQuery(id: string) {
  const { queryFn, ...options } = apiQuery(reportApi.detail, { path: { id }, query: {} })
  if (typeof queryFn !== 'function') return { ...options, queryFn }
  return {
    ...options,
    queryFn: (context: Parameters<typeof queryFn>[0]) => limit(async () => queryFn(context)),
  }
}

type Answer = UseQueryResult<Report>

/** Defined outside the hook, so that the list stays the same until another report arrives. */
const combineAnswers = (answers: Answer[]) => ({
  answers,
  reports: answers.flatMap(({ data }) => data ?? []),
})

export const useReports = (ids: readonly string[]) =>
  useQueries({ queries: ids.map(limitedQuery), combine: combineAnswers })
