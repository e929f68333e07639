import { isAllowed } from '@/shared/auth/permissions'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { page, loadWithTexts, todoPart, type Feature, type Page } from '@/shared/feature'
import type { Load } from '@/shared/ui/lazy/screenLoader'
import { ABILITIES, type Ability } from './domain/abilities'
import { roomNoticeApis } from './room/roomChanges.api'
import { FORM_ADDRESS } from './room/addresses'

/** Permissions that are not tied to a single room. */
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

const inScope =
  (scope: Scope, load: Load): Load =>
  async () => {
    const [{ inRoom }, { default: Screen }] = await Promise.all([import('./layout/inRoom'), load()])
    return { default: inRoom(scope, Screen) }
  }

const inSection =
  (scope: Scope, load: Load): Load =>
  async () => {
    const [frame, { default: Screen }] = await Promise.all([import('./layout/inRoom'), load()])
    return { default: frame.inSection(scope, Screen) }
  }

/** Room forms: outside the layout, without a tab. */
const formsOf = (scope: Scope): Record<string, Page> => ({
  [FORM_ADDRESS[scope]]: page(
    inSection(scope, () => import('./roomForm/RoomFormPage')),
    'rooms',
    'roomsEdit',
    'roomsMark',
    'editing',
    'parts',
    'dictionary',
  ),
})

const pagesOf = (scope: Scope): Record<string, Page> => ({
  [`${scope}/vmanage/index`]: page(
    inSection(scope, () => import('./manage/ManagePage')),
    'rooms',
    'roomsManage',
    'roomsLife',
    'workflow',
    'parts',
    'dictionary',
  ),
  [`${scope}/vwatermark/index`]: page(
    inScope(scope, () => import('./watermark/WatermarkPage')),
    'rooms',
    'roomsMark',
    'viewer',
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
  [`${scope}/vdocumenttree/index`]: page(
    inScope(scope, () => import('./documents/DocumentPage')),
    'rooms',
    'roomsDocuments',
    'roomsRights',
    'parts',
    'dictionary',
  ),
  [`${scope}/vsetting/index`]: page(
    inScope(scope, () => import('./settings/SettingPage')),
    'rooms',
    'roomsSetting',
    'roomsLife',
    'roomsDocuments',
    'workflow',
    'editing',
    'parts',
    'dictionary',
  ),
  [`${scope}/vchat/index`]: page(
    inScope(scope, () => import('./chat/ChatPage')),
    'rooms',
    'roomsQuestions',
    'workflow',
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

export const rooms: Feature = {
  permissions,
  pages: {
    ...pagesOf('vdr'),
    ...pagesOf('implement'),
    // `features/implementation` has its own versions of these two pages, with project data.
    'vdr/vhome/index': page(
      inScope('vdr', () => import('./home/HomePage')),
      'rooms',
      'roomsHome',
      'parts',
      'dictionary',
    ),
    'vdr/vdashboard/index': page(
      inScope('vdr', () => import('./dashboard/DashboardPage')),
      'rooms',
      'roomsDashboard',
      'parts',
      'dictionary',
    ),
  },
  standalone: { ...formsOf('vdr'), ...formsOf('implement') },
  tabParams: ['roomId'],
  counts: {
    '/vdr/vdocumentaudit': roomNoticeApis.vdr.waitCount,
    '/implement/vdocumentaudit': roomNoticeApis.implement.waitCount,
  },
  live: [
    {
      isFor: ({ permissions }) =>
        isAllowed(permissions, { any: SCOPES.map((scope) => `${scope}:documentaudit:list` as const) }),
      load: loadWithTexts(() => import('./room/AuditCounts')),
    },
  ],
  records: SCOPES.map((scope) => ({
    kind: scope,
    needs: `${scope}:room:list`,
    load: async () => (await import('./room/records')).findRecordsOf(scope),
  })),
  home: SCOPES.map((scope) => ({
    place: 'side',
    needs: `${scope}:room:list`,
    load: loadWithTexts(
      inSection(scope, () => import('./home/RoomCard')),
      'rooms',
      'roomsShell',
      'dictionary',
    ),
  })),
  todo: SCOPES.map((scope) =>
    todoPart(
      async () => ({ default: (await import('./todo')).todoSourcesIn(scope) }),
      `${scope}:room:list`,
      'roomsWaiting',
    ),
  ),
  keys: { changeRoom: ['g', 'r'] },
}
