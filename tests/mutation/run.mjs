// `npm run test:mutation -- PART…`: changes the code of a part in many small ways and counts the changes that its tests
// notice. Without arguments it lists the parts. Fails if a score is below the goal.
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

/** Percentage of the changes that the tests have to notice. */
const GOAL = 85

/** The pure core: the code that is changed, and the tests that should notice. */
const PARTS = {
  addresses: {
    mutate: ['src/shared/lib/addresses.ts'],
    tests: ['tests/unit/shared/{addresses,basePath}.test.ts'],
  },
  calls: {
    mutate: ['src/shared/api/{call,endpoint}.ts'],
    tests: ['tests/screens/api/call.test.ts', 'tests/unit/shared/lists.test.ts'],
  },
  claims: {
    mutate: ['src/features/implementation/domain/coverage.ts', 'src/shared/lib/cents.ts'],
    tests: ['tests/unit/implementation/coverage.test.ts', 'tests/unit/shared/cents.test.ts'],
  },
  deal: {
    mutate: ['src/features/valuation/engine/method/deal.ts'],
    tests: ['tests/unit/valuation/engine/{cases,rules}.test.ts'],
  },
  ledger: {
    mutate: ['src/features/valuation/engine/method/ledger.ts'],
    tests: ['tests/unit/valuation/engine/{cases,rules}.test.ts'],
  },
  money: { mutate: ['src/shared/lib/money.ts'], tests: ['tests/unit/shared/money.test.ts'] },
  reconcile: {
    mutate: ['src/features/implementation/domain/reconcile.ts'],
    tests: ['tests/unit/implementation/fundsReconcile.test.ts'],
  },
  rights: {
    mutate: ['src/features/rooms/domain/{effectiveLevel,rights}.ts'],
    tests: ['tests/unit/rooms/{effectiveLevel,rights}.test.ts'],
  },
  schedule: {
    mutate: ['src/features/implementation/domain/schedule.ts'],
    tests: ['tests/unit/implementation/fundsSchedule.test.ts'],
  },
  // What a call consists of; its tests need no browser.
  wire: {
    mutate: [
      'src/shared/api/{duplicateSubmits,fileAnswer,lists,requestAddress,result,serverClock,wireDefaults}.ts',
    ],
    tests: [
      'tests/unit/shared/{duplicateSubmits,fileAnswer,lists,requestAddress,result,serverClock}.test.ts',
    ],
  },
}

const TIMED_OUT = new Set(['Timeout'])
const NOTICED = new Set(['Killed', ...TIMED_OUT])
const UNNOTICED = new Set(['Survived', 'NoCoverage'])

async function run(part) {
  const { mutate, tests } = PARTS[part]
  process.env.MUTATION_TESTS = JSON.stringify(tests) // for vitest.config.ts, in Stryker's processes
  const start = performance.now()
  const mutants = await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 10_000,
    reporters: ['clear-text'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportMutants: true,
      reportScoreTable: false,
      reportTests: false,
    },
    tempDirName: 'test-results/stryker',
    ignorePatterns: ['/dist*', '/docs', '/test-results'],
    tsconfigFile: 'none', // Stryker would rewrite paths in it
    allowEmpty: false,
    logLevel: 'error', // oxlint-disable-line typescript/no-unsafe-enum-assignment -- the enum is in a package of Stryker's own
  }).runMutationTest()
  const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length
  const [noticed, unnoticed] = [count(NOTICED), count(UNNOTICED)]
  const total = noticed + unnoticed
  const seconds = Math.round((performance.now() - start) / 1000)
  return { part, total, score: (100 * noticed) / total, seconds, timeouts: count(TIMED_OUT) }
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const parts = Object.keys(PARTS)
const asked = process.argv.slice(2)
const chosen = asked.includes('all') ? parts : asked
if (chosen.length === 0 || !chosen.every((part) => parts.includes(part))) {
  console.error(`npm run test:mutation -- PART…, of: ${parts.join(', ')}, all`)
  process.exit(2)
}
const results = []
for (const part of chosen) results.push(await run(part))
for (const { part, total, score, seconds, timeouts } of results) {
  const verdict = score < GOAL ? 'BELOW' : 'ok   '
  const details = `of ${total}, ${timeouts} by timeout (${seconds} s)`
  console.log(`${verdict} ${part.padEnd(10)} ${score.toFixed(1)} % ${details}`)
}
process.exitCode = results.some(({ score }) => score < GOAL) ? 1 : 0
