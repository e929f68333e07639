import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { claimApi } from '@/features/implementation/claims/claims.api'
import { customerApi } from '@/features/implementation/customers/customers.api'
import { fundApi } from '@/features/implementation/funds/model/funds.api'
import { projectApi } from '@/features/implementation/project/projectLink.api'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import { patentApis } from '@/features/rooms/patents/roomPatents.api'
import { questionApis } from '@/features/rooms/questions/questions.api'
import { speakApi } from '@/features/speak/model/speak.api'
import type { AnyEndpoint } from '@/shared/api'
import { pointsApi } from '@/entities/points/points.api'
import { resetDb } from '@mocks/platform/db'
import { takeGeneratedFile } from '@mocks/platform/files'
import { roomBackend } from '../../support/roomBackend'

beforeAll(resetDb)

async function exported(endpoint: AnyEndpoint, query: object) {
  const { msg } = (await roomBackend().send('admin', endpoint, { query })) as { msg: string }
  const parts = unzipSync(takeGeneratedFile(msg, true)!.bytes)
  return Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n')
}

const LISTS: readonly (readonly [AnyEndpoint, query: object, filter: string, value: string])[] = [
  [
    conceptApi.export,
    { states: '10,11', hall: 'apply' },
    'Status',
    'Awaiting first review, Returned at first review',
  ],
  [projectApi.export, { state: 'running' }, 'Status', 'Running'],
  [claimApi.export, { cover: 'ip' }, 'Cover', 'Intellectual property'],
  [customerApi.export, { keyword: 'Demo words' }, 'Keyword', 'Demo words'],
  [fundApi.export, { of: 'instalments', state: 'paid' }, 'Status', 'Paid'],
  [fundApi.export, { of: 'agreements', payee: 'Demo Ltd.' }, 'Payee', 'Demo Ltd.'],
  [patentApis.vdr.export, { roomId: '1', kind: 'invention' }, 'Type', 'Invention'],
  [
    questionApis.vdr.export,
    { roomId: '1', format: 'xlsx', category: 'ip' },
    'Category',
    'Intellectual property',
  ],
  [speakApi.export, { askedFrom: '2026-01-01' }, 'Asked from', '2026-01-01'],
  [pointsApi.exported, { kind: 'order' }, 'Type', 'Purchase'],
]

test.each(LISTS.map((list) => [list[0].path, ...list] as const))(
  '%s: the file says who made it when, and of which filters',
  async (_, endpoint, query, filter, value) => {
    const sheets = await exported(endpoint, { ...query, language: 'en' })
    for (const text of ['About', 'Exported', 'Exported by', '(UTC+8)', 'Filters', filter, value])
      expect(sheets).toContain(text)
  },
)

test('concepts are exported in the requested language', async () => {
  expect(await exported(conceptApi.export, { hall: 'apply', language: 'en' })).not.toMatch(
    /编号|申报单位|说明/,
  )
  expect(await exported(conceptApi.export, { hall: 'apply', language: 'zh' })).toMatch(/申报单位/)
})
