// What is checked without running the product: types beside the rest, which takes as long. The first failure ends it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const ROWS = [['types'], ['lint', 'format:check', 'unused']]

const running = new Set()

/** Runs a script of package.json; what it says stands together, after its result. */
async function run(script) {
  const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (said += part))
  const [code] = await once(child, 'close')
  running.delete(child)
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${script}\n${said}`)
  if (code === 0) return
  for (const other of running) other.kill()
  process.exit(1)
}

await Promise.all(
  ROWS.map(async (scripts) => {
    for (const script of scripts) await run(script)
  }),
)
