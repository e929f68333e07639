import * as z from 'zod'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { LevelCode } from '../domain/levels'
import { inEachScope, type Scope } from '../domain/scope'
import { VERSION_STATES } from '../domain/states'

const words = z.string().nullish()
const count = z.number().nullish()

/** A folder or a document, as far as the caller may see it. Names and codes are assumed, here only. */
export const RoomNode = z.object({
  id: z.coerce.string(),
  /** The folder around it; absent or `0` at the top, as the backend family writes trees. */
  parentId: z.coerce
    .string()
    .nullish()
    .transform((id) => (id == null || id === '0' ? null : id)),
  kind: z.enum(['folder', 'document']),
  name: z.string(),
  /** `3.2.1` */
  indexNo: words,
  /** What the caller may do with it. */
  level: LevelCode,
  /** Of a document: extension, bytes, pages, state and number of the version that is shown. */
  type: words,
  size: count,
  pages: count,
  state: z.enum(VERSION_STATES).nullish(),
  versionNo: count,
  updateTime: words,
  updateBy: words,
})
export type RoomNode = z.infer<typeof RoomNode>

const InRoom = z.object({ roomId: z.string() })

const documentApi = (scope: Scope) => ({
  /** Every folder and document that the caller may see: flat, parents before their children, in their order. */
  tree: get(`/${scope}/folder/tree`, { query: InRoom, response: dataOf(listOf(RoomNode)) }),
})

export const documentApis = inEachScope(documentApi)
