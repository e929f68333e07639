import { afterEach, expect, test, vi } from 'vitest'

interface Policy {
  createScriptURL: (address: string) => string | null
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Modules imported after this call belong to a build that is deployed at `base`. */
function deployAt(base: string) {
  vi.stubEnv('BASE_URL', base)
  vi.stubGlobal('location', new URL('https://own.example/anywhere'))
  vi.resetModules()
}

function addressesAt(base: string) {
  deployAt(base)
  return import('@/shared/lib/addresses')
}

test('at the root, addresses stay as they are', async () => {
  const { BASE_PATH, absoluteAddress, pathBelowBase, withBase } = await addressesAt('/')
  expect(BASE_PATH).toBe('')
  expect(['/', '/index', '/desk/index'].map(pathBelowBase)).toEqual(['/', '/index', '/desk/index'])
  expect(withBase('/index?a=1')).toBe('/index?a=1')
  expect(absoluteAddress('/index')).toBe('https://own.example/index')
})

test('below a base path, addresses gain the base and routes drop it', async () => {
  const { BASE_PATH, absoluteAddress, pathBelowBase, withBase } = await addressesAt('/apps/desk/')
  expect(BASE_PATH).toBe('/apps/desk')
  expect(['/apps/desk', '/apps/desk/', '/apps/desk/index'].map(pathBelowBase)).toEqual(['/', '/', '/index'])
  expect(withBase('/index?a=1')).toBe('/apps/desk/index?a=1')
  expect(absoluteAddress('/index')).toBe('https://own.example/apps/desk/index')
})

test('a path that only begins with the same letters is not below the base', async () => {
  const { pathBelowBase } = await addressesAt('/desk/')
  expect(pathBelowBase('/desktop/index')).toBe('/desktop/index')
})

test.each([
  ['/', 'path=/;'],
  ['/desk/', 'path=/desk;'],
])('the token of a deployment at %s is limited to its path', async (base, path) => {
  deployAt(base)
  const written: string[] = []
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text)
    },
    get cookie() {
      return 'Admin-Token=secret'
    },
  })
  const { dropToken, storeToken } = await import('@/shared/auth/token')
  storeToken('secret')
  dropToken('secret')
  expect(written).toHaveLength(2)
  for (const cookie of written) expect(`${cookie};`).toContain(path)
})

test('payment providers and copied sources lead to this deployment', async () => {
  deployAt('/desk/')
  const { returnAddress } = await import('@/features/account/pay/payAddress')
  const { plainSources } = await import('@/features/speak/answer/plainAnswer')
  expect(returnAddress('/speak')).toBe('https://own.example/desk/aovPay?back=%2Fspeak')
  expect(plainSources([{ no: 1, kind: 'drug', id: '7', title: 'Drug' }])).toContain(
    'https://own.example/desk/search/drug/7',
  )
})

test('workers start only from files of this deployment', async () => {
  deployAt('/desk/')
  let policy: Policy | undefined
  vi.stubGlobal('window', {
    trustedTypes: { createPolicy: (_name: string, made: Policy) => (policy = made) },
  })
  const { startTrustedTypes } = await import('@/app/trustedTypes')
  startTrustedTypes()
  const allowed = (address: string) => policy!.createScriptURL(address) !== null
  expect(allowed('https://own.example/desk/assets/worker-1.js')).toBe(true)
  expect(allowed('https://own.example/assets/worker-1.js')).toBe(false)
  expect(allowed('https://own.example/desk/assets/more/worker-1.js')).toBe(false)
})

/** Replaces Web Storage, which Node lacks. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

test.each([
  ['/', ['other', 'pharmadesk:version'], 'pharmadesk:session'],
  ['/desk/', ['deal-desk:version', 'other'], 'pharmadesk/desk:session'],
])('a deployment at %s uses only its own keys in the storage of the origin', async (base, keys, name) => {
  deployAt(base)
  vi.stubGlobal('document', {})
  const local = Object.assign(new FakeStorage(), { 'deal-desk:version': '"v0.1.4"', other: 'x' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  const { storageName } = await import('@/shared/lib/storage')
  expect(Object.keys(local).sort()).toEqual(keys)
  expect(storageName('session')).toBe(name)
})
