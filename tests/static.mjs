// Static checks. The type check runs in parallel with the others, which take as long. The first failure stops all.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const LANES = [['types'], ['lint', 'format:check', 'unused']]

const running = new Set()

/** Runs a script of package.json and prints its result, then its output in one piece. */
async function run(script) {
  const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (output += part))
  const [code] = await once(child, 'close')
  running.delete(child)
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${script}\n${output}`)
  if (code === 0) return
  for (const other of running) other.kill()
  process.exit(1)
}

await Promise.all(
  LANES.map(async (scripts) => {
    for (const script of scripts) await run(script)
  }),
)
