import * as z from 'zod/mini'
import { chosenName, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { perScope, type Scope } from '@/entities/roomScope'
import { LevelCode } from '../domain/levels'
import { RoomQuery } from '../domain/roomQuery'
import { MEMBER_STATES, ROOM_ROLES, ROOM_STATES } from '../domain/states'
import { normalizeTree } from '../domain/normalizeTree'

const id = z.coerce.string()
const idOrNull = orNull(id)

/** In tree order: parents before their children. */
const MatrixNode = z.object({
  id,
  parentId: idOrNull,
  kind: z.enum(['folder', 'document']),
  name: chosenName(z.string()),
  indexNo: textOrEmpty,
})
export type MatrixNode = z.infer<typeof MatrixNode>

const SUBJECTS = ['member', 'tag'] as const

export const MatrixRule = z.object({
  node: id,
  subject: z.enum(SUBJECTS),
  id,
  level: LevelCode,
  setBy: textOrEmpty,
  setTime: z.string(),
})

const MatrixMember = z.object({
  memberId: id,
  name: textOrEmpty,
  tagId: idOrNull,
  role: z.enum(ROOM_ROLES),
  state: z.enum(MEMBER_STATES),
  /** ISO with zone. */
  expires: orNull(z.string()),
  isFenced: z.boolean(),
})

const author = { setBy: textOrEmpty, setTime: textOrEmpty }

const MatrixRelease = z.object({
  id,
  node: id,
  /** Null for all members. */
  tagIds: orNull(z.array(id)),
  /** Either a time or a phase. */
  time: orNull(z.string()),
  phaseId: idOrNull,
  ...author,
})

const MatrixPhase = z.object({
  id,
  name: chosenName(z.string()),
  dueDay: orNull(z.string()),
  isStarted: z.boolean(),
  ...author,
})
export type MatrixPhase = z.infer<typeof MatrixPhase>

/** All data that decides permissions in a room; for admins only. Assumed, here only. */
export const RightsMatrix = z.object({
  /** Staged changes are based on this version. */
  version: z.number(),
  state: z.enum(ROOM_STATES),
  endTime: z.string(),
  isZipAllowed: z.boolean(),
  defaultLevel: LevelCode,
  nodes: z.pipe(listOf(MatrixNode), z.transform(normalizeTree)),
  tags: listOf(z.object({ id, name: z.string(), color: textOrEmpty })),
  members: listOf(MatrixMember),
  rules: listOf(MatrixRule),
  releases: listOf(MatrixRelease),
  phases: listOf(MatrixPhase),
})
export type RightsMatrix = z.infer<typeof RightsMatrix>

export const RuleChange = z.object({
  node: z.string(),
  subject: z.enum(SUBJECTS),
  id: z.string(),
  level: z.nullable(LevelCode),
})
export type RuleChange = z.infer<typeof RuleChange>

/** Step in the evaluation of a level; without a name if the caller may not see the node. */
const ReasonStep = z.object({
  node: id,
  name: chosenName(textOrEmpty),
  indexNo: textOrEmpty,
  subject: z.nullish(z.enum(SUBJECTS)),
  level: z.nullish(LevelCode),
  setBy: textOrEmpty,
  setTime: textOrEmpty,
  decides: z.boolean(),
})

/** Release plan that concerns the reader, on the node or a folder above. */
const ReasonRelease = z.object({
  id,
  name: chosenName(textOrEmpty),
  indexNo: textOrEmpty,
  /** Names of the tags that wait for it; empty for all members. */
  tags: listOf(z.string()),
  time: orNull(z.string()),
  phase: textOrEmpty,
  isMet: z.boolean(),
  ...author,
})
export type ReasonRelease = z.infer<typeof ReasonRelease>

export const Effective = z.object({
  level: LevelCode,
  source: z.string(),
  caps: listOf(z.string()),
  /** Rules of the node and its ancestors, the node first. */
  steps: listOf(ReasonStep),
  /** In the order of `steps`; for admins only. */
  releases: listOf(ReasonRelease),
  name: textOrEmpty,
  tagName: textOrEmpty,
})
export type Effective = z.infer<typeof Effective>

const permissionApi = (scope: Scope) => ({
  matrix: get(`/${scope}/permission/matrix`, {
    query: RoomQuery,
    response: dataOf(RightsMatrix),
  }),
  /** All changes or none; conflict if the version has changed. */
  update: put(`/${scope}/permission`, {
    body: z.object({
      roomId: z.string(),
      version: z.number(),
      changes: z.array(RuleChange).check(z.minLength(1)),
    }),
    alerts: 'session',
  }),
  /** Effective level of a member, or of anyone with a tag; members may only ask for their own. */
  effective: get(`/${scope}/permission/effective`, {
    query: z.object({
      roomId: z.string(),
      nodeId: z.string(),
      memberId: z.optional(z.string()),
      tagId: z.optional(z.string()),
    }),
    response: dataOf(Effective),
    alerts: 'session',
  }),
})

export const permissionApis = perScope(permissionApi)
