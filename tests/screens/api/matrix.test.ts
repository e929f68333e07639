import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resetDb } from '@mocks/platform/db'
import { API_BASE, call, connectApi, forgetSubmits, keyOf, type Failure, type Result } from '@/shared/api'
import { fillPath } from '@/shared/api/requestAddress'
import { REQUEST_TIMEOUT, type AnyEndpoint } from '@/shared/api/endpoint'
import { CALL_FAULTS, hugeEnvelope, sendGood, type CallFault, type Good } from '../../support/callFaults'
import { answerOf, ENDPOINTS, EXAMPLES } from '../../support/endpoints'
import { openWire } from '../../support/wire'

/** A declared endpoint with arguments that fit, and the answer that the mock backend gave to them. */
interface Case {
  endpoint: AnyEndpoint
  args: object
  address: string
  good: Good
}

const cases: Case[] = []
let wire: Awaited<ReturnType<typeof openWire>>

/** How the server treats the next requests, by method and path; counted from 0 for each address. */
let serve = (_response: ServerResponse, _good: Good, _count: number): void => undefined
const requests = new Map<string, number>()
let presented: Failure[] = []
let rows = 0

async function goodAnswer(example: (typeof EXAMPLES)[number]): Promise<Good> {
  const response = await answerOf(example)
  const body = new Uint8Array(await response.arrayBuffer())
  const isFile = example.endpoint.answer.shape === 'file'
  return {
    headers: Object.fromEntries(response.headers),
    body,
    envelope: isFile ? null : (JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown>),
  }
}

const connect = () =>
  openWire(API_BASE, ({ method, path }, response) => {
    const address = `${method} ${path}`
    const count = requests.get(address) ?? 0
    requests.set(address, count + 1)
    serve(response, cases.find((each) => each.address === address)!.good, count)
  })

beforeAll(async () => {
  const answers: Good[] = []
  for (const example of EXAMPLES) answers.push(await goodAnswer(example))
  wire = await connect()
  for (const [index, { endpoint, args }] of EXAMPLES.entries()) {
    resetDb()
    const given = await args()
    const address = `${endpoint.method} ${fillPath(endpoint.path, given.path ?? {})}`
    cases.push({ endpoint, args: given, address, good: answers[index]! })
  }
})
afterAll(async () => {
  await wire.close()
  connectApi({ onFailure: () => undefined })
  console.log(`calls × faults: ${ENDPOINTS.length} endpoints, ${rows} rows`)
})

beforeEach(() => {
  requests.clear()
  presented = []
  connectApi({ onFailure: (failure) => presented.push(failure), retryPauses: [1, 1] })
})

type Settled = Result<unknown>

/** The call, with another timeout where the test has no fifty seconds. */
const make = ({ endpoint, args }: Case, changes: { timeout?: number; signal?: AbortSignal } = {}) => {
  const { signal, timeout = endpoint.timeout } = changes
  return call({ ...endpoint, timeout }, args as never, signal ? { signal } : {}) as Promise<Settled>
}

const kindOf = (result: Settled) => (result.ok ? 'ok' : result.kind)

/** Which failures the endpoint's declaration wants shown by the workspace. */
const isShown = ({ alerts }: AnyEndpoint, kind: string) =>
  kind !== 'ok' &&
  kind !== 'cancelled' &&
  (alerts === 'all' || (alerts === 'session' && kind === 'unauthorized'))

/** Runs a row per endpoint, one after another or all at once; names each that is not as it should be. */
async function everyEndpoint(row: (each: Case) => Promise<string | null>, atOnce = true) {
  forgetSubmits()
  const wrong: string[] = []
  const run = async (each: Case) => {
    const issue = await row(each)
    rows++
    if (issue !== null) wrong.push(`${keyOf(each.endpoint)}: ${issue}`)
  }
  if (atOnce) await Promise.all(cases.map(run))
  else for (const each of cases) await run(each)
  expect(wrong).toEqual([])
}

const TIMEOUT = 100

async function spoiled(fault: CallFault, each: Case): Promise<string | null> {
  const { endpoint, good, address } = each
  const expected = fault.outcome(endpoint, good)
  const result = await make(each, fault.name === 'timeout' ? { timeout: TIMEOUT } : {})
  if (kindOf(result) !== expected) return `${kindOf(result)} instead of ${expected}`
  const count = requests.get(address) ?? 0
  const wanted = fault.isPassing && !endpoint.changes ? 3 : 1
  // A call that times out may do so before it has reached the server.
  if (fault.name === 'timeout' ? count > 1 : count !== wanted) return `${count} requests instead of ${wanted}`
  const shown = result.ok ? 0 : presented.filter(({ reference }) => reference === result.reference).length
  if (shown !== (isShown(endpoint, expected) ? 1 : 0)) return `presented ${shown} times`
  return null
}

/** The endpoint with the shortest answer of each shape, and every file, which is not read but kept. */
const isMade = ({ endpoint, good }: Case) =>
  endpoint.answer.shape === 'file' ||
  cases.every(
    (each) =>
      each.endpoint.answer.shape !== endpoint.answer.shape || each.good.body.length >= good.body.length,
  )

/** Only the check of the answer, where the way of the bytes is the same as for another endpoint. */
function readHuge({ endpoint, good }: Case): string | null {
  const read = endpoint.answer.read(hugeEnvelope(good))
  return read.ok ? null : `refused at ${read.place}`
}

test('every declared endpoint is in the matrix, under an address of its own', () => {
  expect(cases.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(ENDPOINTS.map(keyOf).sort())
  expect(new Set(cases.map(({ address }) => address)).size).toBe(ENDPOINTS.length)
})

test('every declared timeout has an end', () => {
  expect(ENDPOINTS.filter(({ timeout }) => !(timeout > 0 && timeout <= REQUEST_TIMEOUT))).toEqual([])
})

test('without a fault every call succeeds', async () => {
  serve = sendGood
  await everyEndpoint(async (each) => {
    const result = await make(each)
    return result.ok ? null : `${result.kind} ${result.message}`
  })
})

test.each(CALL_FAULTS)(
  '$name',
  async (fault) => {
    serve = fault.serve
    await everyEndpoint(
      async (each) => (fault.isHeavy && !isMade(each) ? readHuge(each) : spoiled(fault, each)),
      !fault.isHeavy,
    )
    if (fault.name === 'timeout') {
      // Calls that were given up may still be on their way, and would count as the next fault's.
      await wire.close()
      wire = await connect()
    }
  },
  60_000,
)

test('wrong types where a list or an object belongs are never taken for an answer', async () => {
  const wrongTypes = CALL_FAULTS.find(({ name }) => name === 'wrong types')!
  const structured = ({ good }: Case) =>
    Object.entries(good.envelope ?? {}).some(([, value]) => typeof value === 'object' && value !== null)
  const tolerant = cases.filter(structured).filter(({ endpoint, good }) => {
    return endpoint.answer.shape !== 'done' && wrongTypes.outcome(endpoint, good) === 'ok'
  })
  expect(tolerant.map(({ endpoint }) => keyOf(endpoint))).toEqual([])
})

test('twice at once: reads both answer, an identical submit is refused unsent', async () => {
  serve = sendGood
  await everyEndpoint(async (each) => {
    const { method, repeatSubmit } = each.endpoint
    const isForm = (each.args as { body?: unknown }).body instanceof FormData
    const isGuarded = (method === 'post' || method === 'put') && repeatSubmit && !isForm
    const kinds = (await Promise.all([make(each), make(each)])).map(kindOf)
    const expected = ['ok', isGuarded ? 'duplicate' : 'ok']
    const count = requests.get(each.address)
    if (kinds.join() !== expected.join()) return kinds.join()
    return count === (isGuarded ? 1 : 2) ? null : `${count} requests`
  })
})

test('out of order: each call gets its own answer, whichever comes first', async () => {
  const late = new Map<string, ServerResponse>()
  serve = (response, good, count) => {
    const { address } = cases.find((each) => each.good === good)!
    if (count === 0) {
      late.set(address, response)
      return
    }
    sendGood(response, good)
    late
      .get(address)!
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"code":500,"msg":"the first"}')
  }
  await everyEndpoint(async (each) => {
    const first = make(each)
    await expect.poll(() => late.has(each.address), { interval: 1 }).toBe(true)
    forgetSubmits() // what is asked here is the order, not the rule of the double click
    const second = await make(each)
    if (!second.ok) return `the second ${second.kind}`
    const settled = await first
    return !settled.ok && settled.message === 'the first' ? null : `the first ${kindOf(settled)}`
  }, false)
})

test('aborted: cancelled, silent, and not asked again', async () => {
  const arrived = new Set<string>()
  serve = (_response, good) => void arrived.add(cases.find((each) => each.good === good)!.address)
  await everyEndpoint(async (each) => {
    const leaving = new AbortController()
    const result = make(each, { signal: leaving.signal })
    await expect.poll(() => arrived.has(each.address), { interval: 1 }).toBe(true)
    leaving.abort()
    const kind = kindOf(await result)
    if (kind !== 'cancelled') return kind
    return requests.get(each.address) === 1 ? null : 'asked again'
  })
  expect(presented).toEqual([])
})

test('aborted before it is sent: nothing is sent', async () => {
  serve = sendGood
  await everyEndpoint(
    async (each) =>
      kindOf(await make(each, { signal: AbortSignal.abort() })).replace('cancelled', '') || null,
  )
  expect(requests.size).toBe(0)
})
