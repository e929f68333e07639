import type { AnyEndpoint } from '@/shared/api'
import { fillPath, serialiseQuery, type Query } from '@/shared/api/requestAddress'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { db, openSession } from '@mocks/account/store'
import type { Example } from '../contract/example'

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.api.ts', { eager: true })

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** The endpoints of an exported API object, also of one that holds several APIs, made for a section each. */
const endpointsIn = (api: object): AnyEndpoint[] =>
  Object.values(api).flatMap((value: unknown) => {
    if (isEndpoint(value)) return [value]
    const isApi = typeof value === 'object' && value !== null && Object.values(value).every(isEndpoint)
    return isApi ? endpointsIn(value) : []
  })

/** Every endpoint that a `*.api.ts` file declares. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  // An endpoint that is shared between features is also part of each feature's API.
  ...new Set(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter((value): value is object => typeof value === 'object' && value !== null)
      .flatMap(endpointsIn),
  ),
]

/** A valid call of every declared endpoint, by area. */
export const EXAMPLES: readonly Example[] = Object.values(
  import.meta.glob<readonly Example[]>('/tests/contract/examples/*.ts', { eager: true, import: 'examples' }),
).flat()

const backend = createBackend('/api')

/** The response of the seeded mock backend to a valid call by an administrator. */
export async function answerOf({ endpoint, args }: Example): Promise<Response> {
  resetDb()
  const { path = {}, query = {}, body } = await args()
  const token = openSession(db.accounts.find(({ userName }) => userName === 'admin')!)
  const isForm = body instanceof FormData
  const asked = serialiseQuery(query as Query, endpoint.verbatim)
  return backend(
    new Request(`http://localhost/api${fillPath(endpoint.path, path)}?${asked}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    }),
  )
}
