import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MODULES = '/usr/lib/nginx/modules'
const MIME_TYPES = '/etc/nginx/mime.types'

/** Path of the program, from `run.mjs`; empty if it is not installed. */
const NGINX = process.env.NGINX ?? ''

export const hasNginx = NGINX !== ''

const brotliModules = () =>
  existsSync(MODULES) ? readdirSync(MODULES).filter((name) => /brotli_(static|filter)/.test(name)) : []

export const hasBrotli = brotliModules().length === 2

/** The shipped configuration, changed like an installation would. */
function adapted(base: string, apiBase: string, changes: Record<string, string>) {
  let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/prod-api', apiBase)
    .replaceAll(/^([^#\n]*?) \/(.*# base path)$/gm, `$1 ${base}$2`)
  for (const [shipped, own] of Object.entries(changes)) {
    if (text.split(shipped).length !== 2) throw new Error(`deploy/nginx.conf: not exactly one "${shipped}"`)
    text = text.replace(shipped, own)
  }
  return text
}

interface Setup {
  port: number
  backendPort: number
  withBrotli: boolean
  dist?: string
  /** Base path of that build, and of its API. */
  base?: string
  apiBase?: string
}

/** Lays out a folder like /etc/nginx, which also holds everything that nginx writes. */
function layOut(
  folder: string,
  { port, backendPort, withBrotli, dist = join(root, 'dist'), base = '/', apiBase = '/prod-api' }: Setup,
) {
  mkdirSync(join(folder, 'conf.d'))
  writeFileSync(
    join(folder, 'conf.d/pharmadesk.conf'),
    adapted(base, apiBase, {
      'server backend:8080;': `server 127.0.0.1:${backendPort};`,
      'listen 80;': `listen 127.0.0.1:${port};`,
      'root /usr/share/nginx/html;': `root ${dist};`,
    }),
  )
  if (withBrotli)
    cpSync(join(root, 'deploy/optional'), join(folder, 'pharmadesk/optional'), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${
  withBrotli
    ? brotliModules()
        .map((name) => `load_module ${MODULES}/${name};`)
        .join('\n')
    : ''
}
events {}
http {
  include ${MIME_TYPES};
  default_type application/octet-stream;
  access_log off;
  ${temporary.join('\n  ')}
  include conf.d/*.conf;
}
`,
  )
  return ['-e', `${folder}/error.log`, '-p', folder, '-c', `${folder}/nginx.conf`]
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'pharmadesk-nginx-'))

/** Output of nginx's check of the configuration without the brotli modules. Throws if nginx rejects it. */
export function checkWithoutBrotli() {
  const folder = newFolder()
  try {
    const args = layOut(folder, { port: 8081, backendPort: 8080, withBrotli: false })
    execFileSync(NGINX, [...args, '-t'], { stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function answers(address: string, process: ChildProcess) {
  for (;;) {
    if (process.exitCode !== null) throw new Error(`the server of ${address} has ended`)
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export interface Delivery {
  origin: string
  /** Address of the mock backend, which reveals the answer to a captcha; nginx does not forward that. */
  backend: string
  stop: () => void
}

/**
 * Builds the product for another path and another API base path, set by an `.env` file. Returns a folder laid out like
 * the root of a server.
 */
export function buildWithBase(base: string, apiBase: string): string {
  const folder = newFolder()
  const mode = 'otherbase'
  const env = join(root, `.env.${mode}.local`)
  const { VITE_BASE_API: _, NODE_ENV: __, ...environment } = process.env // Playwright sets the latter to `test`
  writeFileSync(env, `VITE_BASE_API=${apiBase}\n`)
  try {
    const args = ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--base', base]
    execFileSync(process.execPath, [...args, '--outDir', join(folder, base)], {
      cwd: root,
      env: environment,
      stdio: 'pipe',
    })
  } finally {
    rmSync(env)
  }
  return folder
}

/** Serves the built product behind the shipped nginx configuration, with the mock backend as the real one. */
export async function startDelivery(build: Pick<Setup, 'dist' | 'base' | 'apiBase'> = {}): Promise<Delivery> {
  const [port, backendPort] = [await freePort(), await freePort()]
  const folder = newFolder()
  // Without the prefix, like the real backend.
  const backend = spawn(process.execPath, ['mocks/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(backendPort), VITE_BASE_API: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const nginx = spawn(NGINX, layOut(folder, { port, backendPort, withBrotli: hasBrotli, ...build }), {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origins = { origin: `http://localhost:${port}`, backend: `http://localhost:${backendPort}` }
  await Promise.all([answers(origins.origin, nginx), answers(`${origins.backend}/__demo`, backend)])
  return {
    ...origins,
    stop: () => {
      nginx.kill()
      backend.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
