// Cost of a screen in the test suite: seconds of each part of the tests, divided by the number of screens.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { root } from './product.mjs'

const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')).suite
const { module } = await runnerImport('./tests/support/screens.ts', {
  root,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})
const screens = module.screens().length

const lines = []
for (const [part, budget] of Object.entries(budgets)) {
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', `test:${part}`], { cwd: root, stdio: 'inherit' })
  const seconds = (performance.now() - started) / 1000
  const each = seconds / screens
  const isFine = status === 0 && each <= budget
  if (!isFine) process.exitCode = 1
  lines.push(
    `${isFine ? 'ok  ' : status === 0 ? 'OVER' : 'FAIL'} ${part}: ${seconds.toFixed(0)} s, ${each.toFixed(1)} s per screen of ${budget}`,
  )
}
console.log(`\n# suite, ${screens} screens\n${lines.join('\n')}`)
