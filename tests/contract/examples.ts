import { reportApi } from '@/features/valuation/reports/api'
import type { AnyEndpoint } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { sessionApi } from '@/shared/auth/api'
import { catalogApi } from '@/shared/domain/catalog/api'
import { dictionaryApi } from '@/shared/domain/dictionary/api'
import { today } from '@/shared/lib/dates'
import { db } from '@mocks/db'
import { aForm } from '@mocks/seed/forms'
import { reports } from '@mocks/valuationStore'

export interface Example {
  endpoint: AnyEndpoint
  /** Arguments that the seeded mock backend accepts from an administrator; made after each reset. */
  args: () => { path?: Record<string, string | number>; query?: object; body?: unknown }
}

const example = <E extends AnyEndpoint>(endpoint: E, args: () => Args<E>): Example => ({ endpoint, args })

const firstReport = () => [...reports.keys()][0]!

/** A captcha as if it had been asked for. */
function solvedCaptcha() {
  db.captchas.set('example', { answer: '7', expires: Date.now() + 1000 })
  return { code: '7', uuid: 'example' }
}

/** One good call of every declared endpoint. The contract test asks for those that are missing. */
export const EXAMPLES: readonly Example[] = [
  example(sessionApi.captcha, () => ({})),
  example(sessionApi.login, () => ({
    body: { username: 'admin', password: 'admin123', ...solvedCaptcha() },
  })),
  example(sessionApi.profile, () => ({})),
  example(sessionApi.menu, () => ({})),
  example(sessionApi.logout, () => ({})),
  example(dictionaryApi.entries, () => ({ path: { type: 'clinical_phase' } })),
  example(catalogApi.suggest, () => ({ query: { mode: 'integrated' as const, keyword: 'pd' } })),
  example(reportApi.quota, () => ({})),
  example(reportApi.list, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(reportApi.detail, () => ({ path: { id: firstReport() }, query: {} })),
  example(reportApi.status, () => ({ path: { ids: firstReport() } })),
  example(reportApi.create, () => ({ body: aForm(today()) })),
  example(reportApi.update, () => ({ body: { ...aForm(today()), id: firstReport() } })),
  example(reportApi.remove, () => ({ path: { ids: firstReport() } })),
  example(reportApi.download, () => ({ path: { id: firstReport() }, query: { format: 'xlsx' as const } })),
]
