import * as z from 'zod/mini'
import { dataOf, get, put } from '@/shared/api'
import { versionOrFirst } from '@/shared/api/wireDefaults'
import { perScope, type Scope } from '@/entities/roomScope'
import { OfRoom } from '../domain/ofRoom'
import { Watermark } from '../domain/watermark'

/** Absent where nothing was set: the default mark holds then. One that cannot be read counts as absent. */
const Setting = z.pipe(
  z.catch(z.nullish(Watermark), null),
  z.transform((setting) => setting ?? null),
)

const watermarkApi = (scope: Scope) => ({
  read: get(`/${scope}/watermark/:roomId`, {
    response: dataOf(z.object({ setting: Setting, version: versionOrFirst })),
  }),
  save: put(`/${scope}/watermark`, {
    body: z.intersection(Watermark, z.extend(OfRoom, { version: z.number() })),
  }),
})

export const watermarkApis = perScope(watermarkApi)
