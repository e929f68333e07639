import type { AnyEndpoint } from '@/shared/api'
import { keyOf } from '@/shared/api/reactQuery'
import { SCOPES } from '@/entities/roomScope'
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
  ['post /account/guest', CODE],
  ['put /system/user/resetPhonenumber', CODE],
  ['put /system/user/resetEmail', CODE],
  ['put /system/user/resetNickName', 'would rename the account'],
  ['post /social/:source/login', 'needs the consent of a person at the third party'],
  ['post /social/:source/bind', 'needs the consent of a person at the third party'],
  ['put /account/verification', 'would put the account back under review'],
  ['put /account/notice/read', 'would mark what nobody has read'],
  ['put /account/notice/setting', 'would change how the account is told'],
  ['put /account/avatar', 'would change the avatar'],
  ['put /math/deptinfo', 'would rename the company'],
  ['post /math/deptinfo/newAddDeptInfo', 'would found a company'],
  ['post /math/deptinfo/addDeptSubUser', 'would open an account for someone'],
  ['put /math/deptinfo/subUserRole', "would change a colleague's rights"],
  ['put /math/deptinfo/subUserStatus', 'would lock a colleague out'],
  ['delete /math/deptinfo/removeUser/:id', 'would lock a colleague out'],
  ['post /math/rolevip/roleBackup', "would change the account's plan"],
  ['post /math/rolevip/vipRoleGive', "would give away the company's plans"],
  ['post /alipay/order', 'would order something for money'],
  ['post /alipay/order/pay', 'would order something for money'],
  ['post /alipay/order/cancel', 'no id: an order that this run has placed'],
  ['delete /system/user/unsubscribe', 'would delete the account'],
  ['post /math/scoreItem/spend', 'would spend points'],
  ['post /math/scoreItem/renew', 'would spend points'],
  ['post /need/speak', 'would have to be paid for with points'],
  ['post /math/ticket/give', 'would give tickets away'],
  ...SCOPES.map(
    (scope) => [`get /${scope}/room/zipTask/:id`, 'no id: an archive that this run has begun'] as const,
  ),
  ['get /vdr/private/file/:id', 'no id: a draft that this run has uploaded'],
  ...SCOPES.flatMap((scope) =>
    ['page/:id/:page', 'find/:id', 'text/:id/:page', 'difference/:id/:page'].map(
      (call) =>
        [`get /${scope}/document/${call}`, 'no id: opening a document is recorded in its room'] as const,
    ),
  ),
])

/** Arguments of a call on the pages of the stored file that this run has opened. */
const onView =
  (query: object, page?: number) =>
  (known: Known): CallArgs | undefined => {
    const [id, lease] = ['id', 'lease'].map((name) => known.of('post /common/document/view', name))
    if (!id || !lease) return undefined
    return { path: { id, ...(page === undefined ? {} : { page }) }, query: { lease, ...query } }
  }

/** Arguments taken from other answers of the same backend; undefined if those are missing. */
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
  'get /math/deptinfo/selectDeptById': (known) => {
    const deptId = known.of('get /system/user/profile', 'deptId')
    return deptId ? { query: { deptId } } : undefined
  },
  'get /math/deptinfo/subUser/:id': (known) => {
    const [user] = known.rows('get /math/deptinfo/deptSubUser')
    return user && { path: { id: user.id } }
  },
  'get /common/download': (known) => {
    const fileName = known.of('get /search/:list/export', 'msg')
    return fileName ? { query: { fileName, delete: 'true' } } : undefined
  },
  'get /common/download/resource': (known) => {
    const resource = known.of('post /common/upload', 'fileName')
    return resource ? { query: { resource } } : undefined
  },
  'post /common/document/view': (known) => {
    const resource = known.of('post /common/upload', 'fileName')
    return resource ? { body: { resource } } : undefined
  },
  'get /common/document/page/:id/:page': onView({ width: 800 }, 1),
  'get /common/document/find/:id': onView({ q: 'Page' }),
  'get /common/document/text/:id/:page': onView({}, 1),
  'get /common/document/difference/:id/:page': (known) => {
    const from = known.of('post /common/document/view', 'lease')
    return onView({ from }, 1)(known)
  },
  'post /common/document/lease/:lease': (known) => {
    const lease = known.of('post /common/document/view', 'lease')
    return lease ? { path: { lease }, body: { reading: [] } } : undefined
  },
  'post /valuation/report/unlock/:id': (known) => {
    const report = known.rows('get /valuation/report/list').find((row) => row.state === 'locked')
    return report
      ? { path: { id: report.id }, body: { points: report.unlockPoints, idemKey: crypto.randomUUID() } }
      : undefined
  },
  'get /valuation/report/download/:id': (known) => {
    const report = known
      .rows('get /valuation/report/list')
      .find((row) => row.state === 'complete' && !row.outdated)
    return report ? { path: { id: report.id }, query: { format: 'xlsx' } } : undefined
  },
  'get /vdr/report/shareable/:id': (known) => {
    const [report] = known.rows('get /valuation/report/list')
    return report && { path: { id: report.id }, query: {} }
  },
}

/** Actions in rooms are permanent: others are notified of them, and the log records them. */
const IN_ROOMS = new RegExp(`^/(${SCOPES.join('|')})/`)

/** Rows of a room are requested from the first room of the account. */
const IN_A_ROOM: typeof FROM_ANSWERS = Object.fromEntries(
  SCOPES.map((scope) => [
    `get /${scope}/patent/list`,
    (known) => {
      const [room] = known.rows(`get /${scope}/room/list`)
      return room && { query: { pageNum: 1, pageSize: 10, roomId: room.id } }
    },
  ]),
)

/** Order of a call: calls that provide arguments for others come first, the end of the session last. */
export function orderOf(endpoint: AnyEndpoint): number {
  const key = keyOf(endpoint)
  if (key === 'post /logout') return 9
  // These need the uploaded file, and the last ones also the call that opens it.
  if (key === 'get /common/download/resource' || key === 'post /common/document/view') return 4
  if (key.startsWith('get /common/document/')) return 5
  if (endpoint.method === 'delete') return 8
  if (endpoint.method === 'put' || (endpoint.changes && endpoint.path.includes(':'))) return 7
  if (key === 'post /qrlogin/confirm') return 4
  if (endpoint.changes) return 3
  return key in FROM_ANSWERS || key in IN_A_ROOM || needsId(endpoint) ? 2 : 1
}

/** Path parameters that identify a row of a list. */
const IDS: ReadonlySet<string> = new Set(['id', 'ids'])

const needsId = ({ path }: AnyEndpoint) => /:ids?\b/.test(path)

export class MissingArgs {
  constructor(readonly reason: string) {}
}

/**
 * Arguments for a call: the contract's example, with every id taken from this backend's answers, because the ids of an
 * example are those of the mock backend.
 */
export async function argsFor(endpoint: AnyEndpoint, known: Known): Promise<CallArgs | MissingArgs> {
  const key = keyOf(endpoint)
  const reason = UNTRIED.get(key)
  if (reason) return new MissingArgs(reason)
  if (endpoint.changes && IN_ROOMS.test(endpoint.path)) return new MissingArgs('would change a room')
  const fromAnswers = FROM_ANSWERS[key] ?? IN_A_ROOM[key]
  if (fromAnswers) {
    return fromAnswers(known) ?? new MissingArgs('no answer gave what it needs')
  }
  const id = known.idFor(endpoint)
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const isAboutOne = names.some((name) => IDS.has(name))
  if (isAboutOne && id === undefined) return lacksId(endpoint)
  const ids = Object.fromEntries(names.filter((name) => IDS.has(name)).map((name) => [name, id!]))
  if (isAboutOne && !endpoint.query && !endpoint.body && names.every((name) => IDS.has(name))) {
    return { path: ids }
  }
  const example = await exampleOf(key)
  if (!example) return new MissingArgs('no example that holds without the mock backend')
  const { path, query, body } = example
  const changesOne = endpoint.changes && hasId(body)
  if (changesOne && id === undefined) return lacksId(endpoint)
  return {
    ...(names.length > 0 && { path: { ...path, ...ids } }),
    ...(query && { query }),
    ...(body !== undefined && { body: changesOne ? withId(body, id!) : body }),
  }
}

const lacksId = (endpoint: AnyEndpoint) =>
  new MissingArgs(
    endpoint.changes
      ? 'nothing that this run has made'
      : `no id: ${listOf(endpoint)?.slice(4) ?? 'no list'} has no rows`,
  )

/** Example from the contract; null if it takes its values from a seeded mock backend. */
async function exampleOf(key: string): Promise<CallArgs | null> {
  try {
    return (await EXAMPLES.find((each) => keyOf(each.endpoint) === key)?.args()) ?? null
  } catch {
    return null
  }
}

const hasId = (body: unknown): body is { id: string } | FormData =>
  body instanceof FormData ? body.has('id') : typeof body === 'object' && body !== null && 'id' in body

function withId(body: { id: string } | FormData, id: string) {
  if (!(body instanceof FormData)) return { ...body, id }
  body.set('id', id)
  return body
}
