import * as z from 'zod/mini'
import { dataOf, post } from '@/shared/api'
import { View, viewApi } from '@/shared/viewer/view.api'

/** Calls of the page on which the viewer is tested: a test file by name, at any level, under any mark. */
export const fileApi = {
  view: post('/files/view/:id', {
    body: z.object({ level: z.number(), mark: z.record(z.string(), z.unknown()) }),
    response: dataOf(View),
    repeatSubmit: false,
    alerts: 'session',
  }),
  ...viewApi('/files'),
}
