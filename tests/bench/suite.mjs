// Duration of the test commands in seconds, against their budgets on two cores.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './product.mjs'

const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')).suite

const lines = []
for (const [script, budget] of Object.entries(budgets)) {
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' })
  const seconds = (performance.now() - started) / 1000
  const isFine = status === 0 && seconds <= budget
  if (!isFine) process.exitCode = 1
  const verdict = isFine ? 'ok  ' : status === 0 ? 'OVER' : 'FAIL'
  lines.push(`${verdict} npm run ${script}: ${seconds.toFixed(0)} s of ${budget}`)
}
console.log(`\n# suite\n${lines.join('\n')}`)
