import type { AnyEndpoint } from '@/shared/api'
import { fillPath, serialiseQuery, type Query } from '@/shared/api/requestAddress'
import { createBackend } from '@mocks/platform/backend'
import { type Account } from '@mocks/platform/db'
import { db, openSession } from '@mocks/account/store'

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

export interface RawCall {
  path?: Record<string, string | number>
  query?: object
  body?: unknown
}

/** The mock backend, called by demo accounts by name, with every byte of its answers. */
export function askBytes() {
  const backend = createBackend('/api')
  return async (name: string, endpoint: AnyEndpoint, { path = {}, query = {}, body }: RawCall = {}) => {
    const account = db.accounts.find(({ userName }) => userName === name)!
    const answer = await backend(
      new Request(`http://localhost/api${fillPath(endpoint.path, path)}?${serialiseQuery(query as Query)}`, {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${openSession(account)}`,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const json = text.startsWith('{')
      ? (JSON.parse(text) as { code: number; msg: string; data?: unknown })
      : null
    const isPicture = answer.headers.get('content-type') === 'image/webp'
    return { bytes, text, json, isPicture, code: json?.code ?? 200, headers: answer.headers }
  }
}
