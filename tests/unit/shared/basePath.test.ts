import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The addresses of a build that is deployed at `base`. */
function addressesAt(base: string) {
  vi.stubEnv('BASE_URL', base)
  vi.stubGlobal('location', new URL('https://own.example/anywhere'))
  vi.resetModules()
  return import('@/shared/lib/addresses')
}

test('at the root addresses are what they are', async () => {
  const { BASE_PATH, absoluteAddress, pathBelowBase, withBase } = await addressesAt('/')
  expect(BASE_PATH).toBe('')
  expect(['/', '/index', '/desk/index'].map(pathBelowBase)).toEqual(['/', '/index', '/desk/index'])
  expect(withBase('/index?a=1')).toBe('/index?a=1')
  expect(absoluteAddress('/index')).toBe('https://own.example/index')
})

test('below a path addresses gain it, and lose it for the routes', async () => {
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
