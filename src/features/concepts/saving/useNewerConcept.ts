import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { failure, read, type Failure, type Result } from '@/shared/api'
import { conceptApi } from '../api'
import type { Concept } from '../answers'

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error && 'reference' in error

/** Reads a concept from the server, whatever is in the cache. */
export function useNewerConcept(id: string) {
  const queries = useQueryClient()
  return useCallback(async (): Promise<Result<Concept>> => {
    try {
      const data = await queries.fetchQuery({ ...read(conceptApi.detail, { path: { id } }), staleTime: 0 })
      return { ok: true, data }
    } catch (error) {
      return isFailure(error) ? error : failure('invalid-answer')
    }
  }, [queries, id])
}
