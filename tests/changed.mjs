// Runs the tests of everything changed since `main` (or since the given commit): changed test files, unit tests by
// their imports, screen and browser tests by name, because tests mirror the folders of src. A screen test imports the
// whole app, so its imports do not help.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const [base] = git('merge-base', process.argv[2] ?? 'main', 'HEAD')
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]

const names = new Set(
  changed
    .filter((path) => /^(src|mocks)\//.test(path))
    .flatMap((path) => path.split('/').slice(2))
    .map((name) => name.split('.')[0].toLowerCase()),
)
const testsIn = (folder, end) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => end.test(path))
    .filter((path) => changed.includes(path) || names.has(basename(path).split('.')[0].toLowerCase()))

const screens = testsIn('tests/screens', /\.test\.tsx?$/).filter((path) => !path.includes('/faults/'))
const specs = testsIn('tests/e2e', /\.spec\.ts$/)

let isFine = true
const run = (...command) => {
  isFine = spawnSync('npx', command, { cwd: root, stdio: 'inherit' }).status === 0 && isFine
}
run('vitest', 'run', '--project', 'unit', '--changed', base, '--passWithNoTests')
if (screens.length > 0) run('vitest', 'run', '--project', 'screens', ...screens)
if (specs.length > 0) run('node', 'tests/e2e/run.mjs', ...specs.map((path) => basename(path)))
process.exitCode = isFine ? 0 : 1
