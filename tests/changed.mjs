// The tests of what has changed since `main` (or since the commit that is named): every test file that changed, unit
// tests by what they import, tests of screens and of the browser by their names, as tests mirror the folders of src.
// A test of a screen imports the whole app, so its imports tell nothing.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const [base] = git('merge-base', process.argv[2] ?? 'main', 'HEAD')
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]

/** Folders and files that changed, by their bare names. */
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
