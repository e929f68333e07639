import type { Result } from '@/shared/api'
import { useNewerConcept } from './useNewerConcept'

/** The version that a change has made; read where the server's answer does not tell it. */
export function useVersionOf(id: string) {
  const readConcept = useNewerConcept(id)
  return async (result: Result<{ version: number } | null>): Promise<Result<{ version: number }>> => {
    if (!result.ok) return result
    return result.data ? { ok: true, data: result.data } : readConcept()
  }
}
