import type { AnyEndpoint } from '@/shared/api'
import { fillPath, serialiseQuery, type Query } from '@/shared/api/requestAddress'
import { createBackend } from '@mocks/platform/backend'
import { type Account } from '@mocks/platform/db'
import { openSession } from '@mocks/account/store'

interface Answer {
  code: number
  msg: string
  data?: unknown
  rows?: Record<string, unknown>[]
  total?: number
}

/** The mock backend, callable as different accounts. */
export function askBackend() {
  const backend = createBackend('/api')
  const tokens = new Map<string, string>()
  return {
    async send(
      account: Account,
      endpoint: AnyEndpoint,
      { path = {}, query = {}, body }: { path?: Record<string, string>; query?: object; body?: unknown },
    ): Promise<Answer> {
      const token = tokens.get(account.userName) ?? openSession(account)
      tokens.set(account.userName, token)
      const isForm = body instanceof FormData
      const request = new Request(
        `http://localhost/api${fillPath(endpoint.path, path)}?${serialiseQuery(query as Query)}`,
        {
          method: endpoint.method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(isForm ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        },
      )
      return (await (await backend(request)).json()) as Answer
    },
  }
}
