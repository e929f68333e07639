import type { AnyEndpoint, Args, RawAnswerOf } from '@/shared/api/endpoint'
import type { Permission } from '@/shared/auth/permissions'
import type { Account } from './db'

/** Who may make a call: everyone, whoever is signed in, or who holds the permission. */
export type Access = 'anyone' | 'signed-in' | Permission

/** What the backend says where all went well. */
export const DONE = '操作成功'

/** Refuses a call as the backend does: HTTP 200 with another code and a readable text. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

type Request<E> = Args<E> & {
  /** The caller; absent only where everyone may call. */
  account: Account
  token: string
  /** As the browser describes itself. */
  userAgent: string
}

/** A mock with its types worn off, as the backend calls it after checking query and body. */
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
  }) => unknown
}

/** Answers a declared call; input and answer are typed by its declaration. Throw a {@link Refusal} to refuse. */
export function mock<E extends AnyEndpoint>(
  endpoint: E,
  access: Access,
  answer: (request: Request<E>) => RawAnswerOf<E> | Promise<RawAnswerOf<E>>,
): Mock {
  return { endpoint, access, answer: answer as unknown as Mock['answer'] }
}
