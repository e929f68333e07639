import type { AnyEndpoint, Args, RawAnswerOf } from '@/shared/api/endpoint'
import type { Permission } from '@/shared/auth/permissions'
import type { Account } from './db'

/** Access to a call: everyone, every signed-in user, or users with a permission. */
export type Access = 'anyone' | 'signed-in' | Permission

export const SUCCESS_MESSAGE = '操作成功'

/** An error answered like the backend does: HTTP 200 with another `code` and a readable message. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

type MockRequest<E> = Args<E> & {
  account: Account
  token: string
  userAgent: string
  /** Aborted when the caller no longer waits for the answer. */
  signal: AbortSignal
}

/** A type-erased mock; called after query and body are validated. */
export interface Mock {
  endpoint: AnyEndpoint
  access: Access
  answer: (request: {
    path: Record<string, string>
    query: unknown
    body: unknown
    account: Account | undefined
    token: string
    userAgent: string
    signal: AbortSignal
  }) => unknown
}

/** Mocks a declared call, typed by its declaration. Throw a {@link Refusal} to answer with an error. */
export function mock<E extends AnyEndpoint>(
  endpoint: E,
  access: Access,
  answer: (request: MockRequest<E>) => RawAnswerOf<E> | Promise<RawAnswerOf<E>>,
): Mock {
  return { endpoint, access, answer: answer as unknown as Mock['answer'] }
}
