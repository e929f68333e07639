import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resetDb } from '@mocks/platform/db'
import { API_BASE, call, connectApi, forgetSubmits, keyOf, type Failure, type Result } from '@/shared/api'
import { fillPath } from '@/shared/api/requestAddress'
import type { AnyEndpoint } from '@/shared/api/endpoint'
import {
  CALL_FAULTS,
  hugeEnvelope,
  sendGood,
  type CallFault,
  type ValidResponse,
} from '../../support/callFaults'
import { answerOf, ENDPOINTS, EXAMPLES } from '../../support/endpoints'
import { openWire } from '../../support/wire'

/** A declared endpoint with valid arguments, and the answer of the mock backend to them. */
interface Case {
  endpoint: AnyEndpoint
  args: object
  address: string
  good: ValidResponse
}

const cases: Case[] = []
let wire: Awaited<ReturnType<typeof openWire>>

/** Behaviour of the server for the next requests, by method and path; counted from 0 for each address. */
let serve = (_response: ServerResponse, _good: ValidResponse, _count: number): void => undefined
const requests = new Map<string, number>()
let presented: Failure[] = []
let rows = 0

async function goodAnswer(example: (typeof EXAMPLES)[number]): Promise<ValidResponse> {
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
  const answers: ValidResponse[] = []
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

/** Makes the call, with another timeout if the test cannot wait fifty seconds. */
const make = ({ endpoint, args }: Case, changes: { timeout?: number; signal?: AbortSignal } = {}) => {
  const { signal, timeout = endpoint.timeout } = changes
  return call({ ...endpoint, timeout }, args as never, signal ? { signal } : {}) as Promise<Settled>
}

const kindOf = (result: Settled) => (result.ok ? 'ok' : result.kind)

/** True when the endpoint's declaration wants the workspace to show this failure. */
const isShown = ({ alerts }: AnyEndpoint, kind: string) =>
  kind !== 'ok' &&
  kind !== 'cancelled' &&
  (alerts === 'all' || (alerts === 'session' && kind === 'unauthorized'))

/** Runs a row for every endpoint, in sequence or in parallel; names each that fails. */
async function everyEndpoint(row: (each: Case) => Promise<string | null>, isParallel = true) {
  forgetSubmits()
  const wrong: string[] = []
  const run = async (each: Case) => {
    const issue = await row(each)
    rows++
    if (issue !== null) wrong.push(`${keyOf(each.endpoint)}: ${issue}`)
  }
  if (isParallel) await Promise.all(cases.map(run))
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
  const wanted = fault.isTransient && !endpoint.changes ? 3 : 1
  // A call that times out may do so before it has reached the server.
  if (fault.name === 'timeout' ? count > 1 : count !== wanted) return `${count} requests instead of ${wanted}`
  const shown = result.ok ? 0 : presented.filter(({ reference }) => reference === result.reference).length
  if (shown !== (isShown(endpoint, expected) ? 1 : 0)) return `presented ${shown} times`
  return null
}

/** The endpoint with the shortest answer of each shape, and every file: files are stored, not parsed. */
const isMade = ({ endpoint, good }: Case) =>
  endpoint.answer.shape === 'file' ||
  cases.every(
    (each) =>
      each.endpoint.answer.shape !== endpoint.answer.shape || each.good.body.length >= good.body.length,
  )

/** Only validates the answer, if its bytes take the same path as those of another endpoint. */
function readHuge({ endpoint, good }: Case): string | null {
  const read = endpoint.answer.read(hugeEnvelope(good))
  return read.ok ? null : `refused at ${read.place}`
}

test('every declared endpoint is in the matrix, under a unique address', () => {
  expect(cases.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(ENDPOINTS.map(keyOf).sort())
  expect(new Set(cases.map(({ address }) => address)).size).toBe(ENDPOINTS.length)
})

test('every declared timeout is finite', () => {
  expect(ENDPOINTS.filter(({ timeout }) => !(timeout > 0 && Number.isFinite(timeout)))).toEqual([])
})

test('without a fault every call succeeds', async () => {
  serve = sendGood
  await everyEndpoint(async (each) => {
    const result = await make(each)
    return result.ok ? null : `${result.kind} ${result.message}`
  })
})

async function tryFault(fault: CallFault) {
  serve = fault.serve
  await everyEndpoint(
    async (each) => (fault.isHeavy && !isMade(each) ? readHuge(each) : spoiled(fault, each)),
    !fault.isHeavy,
  )
  if (fault.name === 'timeout') {
    // Cancelled calls may still be in flight, and would count for the next fault.
    await wire.close()
    wire = await connect()
  }
}

test.each(CALL_FAULTS.filter(({ isHeavy }) => !isHeavy))('$name', tryFault)
test.each(CALL_FAULTS.filter(({ isHeavy }) => isHeavy))('$name', { tags: ['exhaustive'] }, tryFault)

test('wrong types in place of a list or an object are never accepted as an answer', async () => {
  const wrongTypes = CALL_FAULTS.find(({ name }) => name === 'wrong types')!
  const structured = ({ good }: Case) =>
    Object.entries(good.envelope ?? {}).some(([, value]) => typeof value === 'object' && value !== null)
  const tolerant = cases.filter(structured).filter(({ endpoint, good }) => {
    return endpoint.answer.shape !== 'done' && wrongTypes.outcome(endpoint, good) === 'ok'
  })
  expect(tolerant.map(({ endpoint }) => keyOf(endpoint))).toEqual([])
})

test('in parallel: reads both answer, an identical submit is rejected unsent', async () => {
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

test('out of order: each call gets its own answer, whichever arrives first', async () => {
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
    forgetSubmits() // this test is about the order, not about double clicks
    const second = await make(each)
    if (!second.ok) return `the second ${second.kind}`
    const settled = await first
    return !settled.ok && settled.message === 'the first' ? null : `the first ${kindOf(settled)}`
  }, false)
})

test('aborted: cancelled, silent, and not retried', async () => {
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
