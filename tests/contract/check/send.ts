import type { AnyEndpoint } from '@/shared/api'
import { fillPath, serialiseQuery, type Query } from '@/shared/api/requestAddress'
import { judge, type Outcome } from './judge'

export interface CallArgs {
  path?: Record<string, string | number>
  query?: object
  body?: unknown
}

export interface Backend {
  /** API address without a trailing slash. */
  base: string
  token: string
}

/** Makes a call and validates its answer. Never retries. */
export async function send(endpoint: AnyEndpoint, args: CallArgs, backend: Backend): Promise<Outcome> {
  const path = fillPath(endpoint.path, args.path ?? {})
  if (path === null) return { verdict: 'skipped', note: 'a parameter of the path is missing' }
  const query = serialiseQuery((args.query ?? {}) as Query, endpoint.verbatim)
  const isForm = args.body instanceof FormData
  try {
    const response = await fetch(`${backend.base}${path}${query && `?${query}`}`, {
      method: endpoint.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(endpoint.timeout),
      headers: {
        ...(endpoint.token ? { authorization: `Bearer ${backend.token}` } : {}),
        ...(args.body === undefined || isForm ? {} : { 'content-type': 'application/json;charset=utf-8' }),
      },
      ...(args.body === undefined
        ? {}
        : { body: isForm ? (args.body as FormData) : JSON.stringify(args.body) }),
    })
    const headers = (name: string) => response.headers.get(name)
    return await judge(endpoint, { status: response.status, headers, blob: await response.blob() })
  } catch (error) {
    return { verdict: 'broken', note: error instanceof Error ? error.name : 'no answer' }
  }
}
