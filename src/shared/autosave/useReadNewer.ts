import { useQueryClient } from '@tanstack/react-query'
import {
  failure,
  apiQuery,
  type AnswerOf,
  type AnyEndpoint,
  type Args,
  type Failure,
  type Result,
} from '@/shared/api'

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error && 'reference' in error

/** Reads from the server, bypassing the cache. */
export function useReadNewer<E extends AnyEndpoint>(endpoint: E, args: Args<E>) {
  const queries = useQueryClient()
  return async (): Promise<Result<AnswerOf<E>>> => {
    try {
      return { ok: true, data: await queries.fetchQuery({ ...apiQuery(endpoint, args), staleTime: 0 }) }
    } catch (error) {
      return isFailure(error) ? error : failure('invalid-answer')
    }
  }
}
