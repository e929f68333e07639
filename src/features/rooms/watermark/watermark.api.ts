import * as z from 'zod/mini'
import { dataOf, get, put } from '@/shared/api'
import { versionOrFirst } from '@/shared/api/wireDefaults'
import { perScope, type Scope } from '@/entities/roomScope'
import { RoomQuery } from '../domain/roomQuery'
import { Watermark } from '../domain/watermark'

/** Null if nothing is set or the settings are invalid: the default watermark applies. */
const Setting = z.pipe(
  z.catch(z.nullish(Watermark), null),
  z.transform((setting) => setting ?? null),
)

const watermarkApi = (scope: Scope) => ({
  read: get(`/${scope}/watermark/:roomId`, {
    response: dataOf(z.object({ setting: Setting, version: versionOrFirst })),
  }),
  save: put(`/${scope}/watermark`, {
    body: z.intersection(Watermark, z.extend(RoomQuery, { version: z.number() })),
  }),
})

export const watermarkApis = perScope(watermarkApi)
