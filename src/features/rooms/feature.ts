import { page, type Feature, type Load, type Page } from '@/shared/feature'
import { ABILITIES, type Ability } from './domain/abilities'
import { SCOPES, type Scope } from './domain/scope'

type RoomPermission = `${Scope}:${Ability | 'room:list'}`

declare module '@/shared/auth/permissions' {
  interface Permissions {
    rooms: RoomPermission
  }
}

const abilities = Object.keys(ABILITIES) as Ability[]
const permissions = SCOPES.flatMap((scope): RoomPermission[] => [
  `${scope}:room:list`,
  ...abilities.map((ability): RoomPermission => `${scope}:${ability}`),
])

/** The screen of a room, told which section it stands in. */
const inScope =
  (scope: Scope, load: Load): Load =>
  async () => {
    const [{ inRoom }, { default: Screen }] = await Promise.all([import('./room/inRoom'), load()])
    return { default: inRoom(scope, Screen) }
  }

const pagesOf = (scope: Scope): Record<string, Page> => ({
  [`${scope}/vdocumenttree/index`]: page(
    inScope(scope, () => import('./documents/DocumentPage')),
    'rooms',
    'roomsDocuments',
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
