// `npm run contract`: does a running backend answer as this client expects?
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const USAGE = `npm run contract -- --base https://host/prod-api --token TOKEN [--write]

  --base   address of the API; without --write it is only read from
  --token  of a signed-in account (or the variable CONTRACT_TOKEN); it is never printed
  --write  also makes the calls that change something: for an account made for tests only`

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    token: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const token = values.token ?? process.env.CONTRACT_TOKEN
if (!values.base || !/^https?:\/\//.test(values.base) || !token) {
  console.error(USAGE)
  process.exit(2)
}

const load = async (name) => {
  const { module } = await runnerImport(`./tests/contract/check/${name}.ts`, {
    root: new URL('../../..', import.meta.url).pathname,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  })
  return module
}
const { checkBackend } = await load('check')
const { isProblem, tableOf } = await load('table')
const lines = await checkBackend({
  base: values.base.replace(/\/+$/, ''),
  token,
  isWriting: values.write,
})
console.log(tableOf(lines))
process.exit(lines.some(isProblem) ? 1 : 0)
