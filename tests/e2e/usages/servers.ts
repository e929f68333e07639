import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../freePort.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs Vite for the page in its default mode: the mode of the tests would make both builds the same. */
function vite(...args: string[]) {
  const { NODE_ENV: _mode, ...env } = process.env
  const command = ['node_modules/vite/bin/vite.js', ...args, '--config', 'tests/e2e/usages/vite.config.ts']
  // The page needs no backend, but the product's configuration requires one in development.
  const child = spawn(process.execPath, [...command, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, BACKEND_URL: 'http://localhost:9' },
  })
  process.once('exit', () => child.kill()) // whatever happens in between
  return child
}

async function serve(...args: string[]) {
  const port = await freePort()
  const child = vite(...args, '--port', String(port), '--strictPort')
  const origin = `http://localhost:${port}`
  const isUp = () => fetch(origin).then(Boolean, () => false)
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`vite ${args.join(' ')} ended with ${child.exitCode}`)
    await new Promise((again) => setTimeout(again, 100))
  }
  return { origin, close: () => child.kill() }
}

export async function serveUsages() {
  async function serveBuild() {
    const [status] = (await once(vite('build'), 'exit')) as [number]
    if (status !== 0) throw new Error(`vite build ended with ${status}`)
    return serve('preview')
  }
  const [development, production] = await Promise.all([serve(), serveBuild()])
  return {
    development: development.origin,
    production: production.origin,
    close() {
      development.close()
      production.close()
    },
  }
}
