import * as z from 'zod/mini'
import { countOrZero, textOrEmpty, versionOrFirst } from '@/shared/api/wireDefaults'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { dictCode, integer, nullable, oneOf, required, text } from '@/shared/form/fieldParsers'
import { LEVELS, LevelCode } from '../domain/levels'
import { RoomQuery } from '../domain/roomQuery'

/** Tag colours, taken from the chart palette. */
export const TAG_COLOURS = ['#2E6BC6', '#12856F', '#B4690E', '#7A55C7', '#C2416B', '#5B6B7E'] as const

const Tag = z.object({
  id: z.coerce.string(),
  version: versionOrFirst,
  name: z.string(),
  /** Dictionaries `vdr_tag_type` and `vdr_tag_category`. */
  type: textOrEmpty,
  category: textOrEmpty,
  representative: textOrEmpty,
  color: textOrEmpty,
  memberCount: countOrZero,
  presetLevel: z.nullish(LevelCode),
  questionQuota: z.nullish(z.number()),
})
export type Tag = z.infer<typeof Tag>

const fields = {
  name: required(text(2, 30)),
  type: required(dictCode),
  category: required(dictCode),
  representative: required(text(2, 40)),
  color: required(oneOf(TAG_COLOURS)),
  questionQuota: nullable(integer(0, 9999)),
}

export const TagInput = z.object(fields)
/** `presetLevel` is the initial level of the tag on every top-level folder. */
export const NewTagInput = z.object({ ...fields, presetLevel: nullable(oneOf(LEVELS.map(String))) })

const TagFilter = z.extend(PageQuery, {
  roomId: z.string(),
  keyword: z.optional(z.string()),
  type: z.optional(z.string()),
  category: z.optional(z.string()),
})

const tagApi = (scope: Scope) => ({
  list: get(`/${scope}/tag/list`, { query: TagFilter, response: pageOf(Tag) }),
  detail: get(`/${scope}/tag/:id`, { response: dataOf(Tag) }),
  create: post(`/${scope}/tag`, { body: z.intersection(NewTagInput, RoomQuery) }),
  update: put(`/${scope}/tag`, {
    body: z.intersection(TagInput, z.object({ id: z.string(), version: z.number() })),
  }),
  remove: del(`/${scope}/tag/:ids`),
})

export const tagApis = perScope(tagApi)
