// `npm run contract`: checks that a backend, running or recorded, answers as this client expects.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    token: { type: 'string' },
    write: { type: 'boolean', default: false },
    har: { type: 'string' },
  },
})

const { module } = await runnerImport('./tests/contract/check/command.ts', {
  root: new URL('../../..', import.meta.url).pathname,
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
})
const { text, code } = await module.contract({
  ...values,
  token: values.token ?? process.env.CONTRACT_TOKEN,
})
if (code === 2) console.error(text)
else console.log(text)
process.exit(code)
