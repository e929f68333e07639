import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { reportFile } from '@mocks/documents'
import { aReport, fullForm, LISTED } from './aReport'

test('look', async () => {
  const reader = { userId: '10086', nickName: '李明 Ming Li' }
  for (const [name, report, language] of [
    ['full', aReport(fullForm), 'zh'],
    ['plain', aReport(), 'en'],
    ['listed', aReport(LISTED, {}, []), 'en'],
  ] as const)
    for (const format of ['pdf', 'xlsx'] as const) {
      const start = performance.now()
      const file = await reportFile(report, format, reader, language)
      console.log(name, format, Math.round(performance.now() - start), 'ms', file.bytes.length, file.name)
      writeFileSync(`/tmp/look-${name}.${format}`, file.bytes)
    }
}, 60000)
