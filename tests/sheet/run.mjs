// `npm run check:sheet`: does a spreadsheet program compute what the engine does, also once an input was changed?
// A word after `--` picks the reports whose name holds it.
import { runnerImport } from 'vite'

const { module } = await runnerImport('./tests/sheet/command.ts', {
  root: new URL('../..', import.meta.url).pathname,
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
})
const { text, code } = await module.checkSheet(process.argv[2])
if (code === 2) console.error(text)
else console.log(text)
process.exit(code)
