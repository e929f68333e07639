// `npm run check:sheet`: checks that a spreadsheet program computes the same values as the engine, including after an
// input change, and that a workbook prints on few pages. An argument after `--` selects the reports whose name contains it.
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
