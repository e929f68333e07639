import type { AnyEndpoint } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'

export interface Example {
  endpoint: AnyEndpoint
  /** Arguments that the seeded mock backend accepts from an administrator; made after each reset. */
  args: () => { path?: Record<string, string | number>; query?: object; body?: unknown }
}

/** One good call of a declared endpoint. */
export const example = <E extends AnyEndpoint>(endpoint: E, args: () => Args<E>): Example => ({
  endpoint,
  args,
})
