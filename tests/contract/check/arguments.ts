import type { AnyEndpoint } from '@/shared/api'
import { keyOf } from '@/shared/api/react'
import { EXAMPLES } from '../../support/endpoints'
import { listOf, type Known } from './known'
import type { CallArgs } from './send'

const CODE = 'needs a captcha or a code that a person reads'

/** Calls that are never made, with the reason. */
const UNTRIED: ReadonlyMap<string, string> = new Map([
  ['post /login', CODE],
  ['post /smsLogin', CODE],
  ['post /emailLogin', CODE],
  ['post /sendSms', CODE],
  ['post /sendEmail', CODE],
  ['post /register', CODE],
  ['post /system/user/guest', CODE],
  ['post /social/:source/login', 'needs the consent of a person at the third party'],
  ['post /social/:source/bind', 'needs the consent of a person at the third party'],
  ['put /system/user/verification', 'would put the account back under review'],
  ['delete /system/user/unsubscribe', 'would delete the account'],
])

/** Arguments that other answers of the same backend give; undefined where those were not given. */
const FROM_ANSWERS: Readonly<Record<string, (known: Known) => CallArgs | undefined>> = {
  'get /qrlogin/status': (known) => {
    const uuid = known.of('get /qrlogin/code', 'uuid')
    return uuid ? { query: { uuid } } : undefined
  },
  'post /qrlogin/scan': (known) => {
    const uuid = known.of('get /qrlogin/code', 'uuid')
    return uuid ? { body: { uuid } } : undefined
  },
  'post /qrlogin/confirm': (known) => {
    const uuid = known.of('get /qrlogin/code', 'uuid')
    return uuid ? { body: { uuid, agree: false } } : undefined
  },
  'get /common/download': (known) => {
    const fileName = known.of('get /search/:list/export', 'msg')
    return fileName ? { query: { fileName, delete: 'true' } } : undefined
  },
  'get /common/download/resource': (known) => {
    const resource = known.of('post /common/upload', 'fileName')
    return resource ? { query: { resource } } : undefined
  },
  'get /valuation/report/download/:id': (known) => {
    const report = known
      .rows('get /valuation/report/list')
      .find((row) => row.state === 'complete' && !row.outdated)
    return report ? { path: { id: report.id }, query: { format: 'xlsx' } } : undefined
  },
}

/** When a call is made: what others take their arguments from comes first, the end of the session last. */
export function turnOf(endpoint: AnyEndpoint): number {
  const key = keyOf(endpoint)
  if (key === 'post /logout') return 9
  if (key === 'get /common/download/resource') return 4 // of the file uploaded before
  if (endpoint.method === 'delete') return 8
  if (endpoint.method === 'put' || (endpoint.changes && endpoint.path.includes(':'))) return 7
  if (key === 'post /qrlogin/confirm') return 4
  if (endpoint.changes) return 3
  return key in FROM_ANSWERS || needsId(endpoint) ? 2 : 1
}

const needsId = ({ path }: AnyEndpoint) => /:ids?\b/.test(path)

/** Why a call cannot be made. */
export class Unknown {
  constructor(readonly reason: string) {}
}

/**
 * Arguments for a call: the contract's example, with every id taken from what this backend has answered, because
 * an example's ids are those of the mock backend.
 */
export async function argsFor(endpoint: AnyEndpoint, known: Known): Promise<CallArgs | Unknown> {
  const key = keyOf(endpoint)
  const reason = UNTRIED.get(key)
  if (reason) return new Unknown(reason)
  if (Object.hasOwn(FROM_ANSWERS, key)) {
    return FROM_ANSWERS[key]!(known) ?? new Unknown('no answer gave what it needs')
  }
  const example = EXAMPLES.find((each) => keyOf(each.endpoint) === key)
  if (!example) return new Unknown('no example')
  const { path, query, body }: CallArgs = await example.args()
  const isAboutOne = needsId(endpoint) || (endpoint.method === 'put' && hasId(body))
  if (!isAboutOne)
    return { ...(path && { path }), ...(query && { query }), ...(body !== undefined && { body }) }

  const id = known.idFor(endpoint)
  if (id === undefined) {
    const list = listOf(endpoint)?.slice(4) ?? 'no list'
    return new Unknown(endpoint.changes ? 'nothing that this run has made' : `no id: ${list} has no rows`)
  }
  return {
    path: Object.fromEntries(
      Object.entries(path ?? {}).map(([name, value]) => [name, /^ids?$/.test(name) ? id : value]),
    ),
    ...(query && { query }),
    ...(body !== undefined && { body: hasId(body) ? { ...body, id } : body }),
  }
}

const hasId = (body: unknown): body is { id: string } =>
  typeof body === 'object' && body !== null && 'id' in body
