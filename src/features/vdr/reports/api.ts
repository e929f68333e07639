import * as z from 'zod'
import { flagOrFalse, textOrEmpty } from '@/shared/api/absent'
import { dataOf, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { ReportRow } from '@/shared/domain/report/api'
import { entry, required } from '@/shared/form/readers'

/** A version of the caller's report as it would come into a room. That and the call that shares it are assumed. */
const Shareable = ReportRow.pick({
  id: true,
  version: true,
  pipelineName: true,
  companyName: true,
  currency: true,
  baseDate: true,
  state: true,
  rnpv: true,
  outdated: true,
}).extend({
  /** What it was computed from, and how much of that rests on named evidence. */
  assumptions: z.number(),
  evidenced: z.number(),
})
export type Shareable = z.infer<typeof Shareable>

/** The same once it is in a room, where it stays as it is. */
const SharedReport = Shareable.omit({ state: true }).extend({
  reportId: z.coerce.string(),
  sharedBy: textOrEmpty,
  sharedTime: textOrEmpty,
  /** Whose members see it; told to who leads the room. */
  tagIds: listOf(z.coerce.string()),
  /** The caller may open the report that it comes from. */
  mayOpen: flagOrFalse,
})
export type SharedReport = z.infer<typeof SharedReport>

/** Into which room. */
export const ShareInput = z.object({ roomId: required(entry) })

/** The valuation reports of data rooms. */
export const sharedReportApi = {
  /** The latest version where none is named. */
  shareable: get('/vdr/report/shareable/:id', {
    query: z.object({ version: z.coerce.number().int().optional() }),
    response: dataOf(Shareable),
  }),
  list: get('/vdr/report/list', {
    query: PageQuery.extend({ roomId: z.string(), keyword: z.string().optional() }),
    response: pageOf(SharedReport),
  }),
  publish: put('/vdr/report/publish', { body: z.object({ id: z.string(), tagIds: z.array(z.string()) }) }),
  share: post('/vdr/report', {
    body: ShareInput.extend({ reportId: z.string(), version: z.number().int() }),
  }),
}
