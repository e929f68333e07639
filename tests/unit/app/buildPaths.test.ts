import { loadConfigFromFile, resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllEnvs())

const load = () =>
  loadConfigFromFile({ mode: 'production', command: 'build' }, 'vite.config.ts', undefined, 'silent')

test.each(['prod-api', '/prod-api/', 'https://backend.example/prod-api'])(
  'the base path %s of the API is refused with a reason',
  async (base) => {
    vi.stubEnv('VITE_BASE_API', base)
    await expect(load()).rejects.toThrow(
      `VITE_BASE_API has to be a path such as /prod-api, without a slash at its end: ${base}`,
    )
  },
)

test.each(['./', '', 'https://cdn.example/desk/', '/a b/'])(
  'the base path %j of the product is refused with a reason',
  async (base) => {
    const resolved = resolveConfig(
      { configFile: 'vite.config.ts', base, logLevel: 'silent' },
      'build',
      'production',
    )
    await expect(resolved).rejects.toThrow('--base has to be a path such as /desk/')
  },
)
