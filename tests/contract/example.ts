import type { AnyEndpoint } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'

type MaybeLater<T> = T | Promise<T>

export interface Example {
  endpoint: AnyEndpoint
  /** Arguments that the seeded mock backend accepts from an administrator; built after each reset. */
  args: () => MaybeLater<{ path?: Record<string, string | number>; query?: object; body?: unknown }>
}

export const example = <E extends AnyEndpoint>(endpoint: E, args: () => MaybeLater<Args<E>>): Example => ({
  endpoint,
  args,
})
