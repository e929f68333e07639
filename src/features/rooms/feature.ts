import { page, type Feature, type Load, type Page } from '@/shared/feature'
import { ABILITIES, type Ability } from './domain/abilities'
import { SCOPES, type Scope } from './domain/scope'

/** What is done to rooms as a whole: see those of one's own, make one, look after all. */
const ROOM_PERMISSIONS = ['room:list', 'room:add', 'room:manage'] as const

type RoomPermission = `${Scope}:${Ability | (typeof ROOM_PERMISSIONS)[number]}`

declare module '@/shared/auth/permissions' {
  interface Permissions {
    rooms: RoomPermission
  }
}

const abilities = Object.keys(ABILITIES) as Ability[]
const permissions = SCOPES.flatMap((scope) =>
  [...ROOM_PERMISSIONS, ...abilities].map((name): RoomPermission => `${scope}:${name}`),
)

/** The screen of a room, told which section it stands in. */
const inScope =
  (scope: Scope, load: Load): Load =>
  async () => {
    const [{ inRoom }, { default: Screen }] = await Promise.all([import('./frame/inRoom'), load()])
    return { default: inRoom(scope, Screen) }
  }

const pagesOf = (scope: Scope): Record<string, Page> => ({
  [`${scope}/vhome/index`]: page(
    inScope(scope, () => import('./home/HomePage')),
    'rooms',
    'roomsHome',
    'parts',
    'dictionary',
  ),
  [`${scope}/vdmuser/index`]: page(
    inScope(scope, () => import('./members/MemberPage')),
    'rooms',
    'roomsMembers',
    'roomsRights',
    'parts',
    'dictionary',
    'workflow',
  ),
  [`${scope}/vtag/index`]: page(
    inScope(scope, () => import('./tags/TagPage')),
    'rooms',
    'roomsTags',
    'roomsRights',
    'parts',
    'dictionary',
  ),
  [`${scope}/vdocumentaudit/index`]: page(
    inScope(scope, () => import('./audit/AuditPage')),
    'rooms',
    'roomsAudit',
    'parts',
    'dictionary',
  ),
  [`${scope}/vpatent/index`]: page(
    inScope(scope, () => import('./patents/PatentPage')),
    'rooms',
    'roomsPatents',
    'parts',
    'dictionary',
  ),
})

/** The screens that data room and post-investment management share. */
export const rooms: Feature = {
  permissions,
  pages: { ...pagesOf('vdr'), ...pagesOf('implement') },
  apart: ['roomId'],
  keys: { changeRoom: ['g', 'r'] },
}
