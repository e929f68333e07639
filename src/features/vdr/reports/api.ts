import * as z from 'zod'
import { dataOf, get, post } from '@/shared/api'
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

/** Into which room. */
export const ShareInput = z.object({ roomId: required(entry) })

/** The valuation reports of data rooms. */
export const sharedReportApi = {
  /** The latest version where none is named. */
  shareable: get('/vdr/report/shareable/:id', {
    query: z.object({ version: z.coerce.number().int().optional() }),
    response: dataOf(Shareable),
  }),
  share: post('/vdr/report', {
    body: ShareInput.extend({ reportId: z.string(), version: z.number().int() }),
  }),
}
