import { memberApis } from '@/features/rooms/members/members.api'
import { permissionApis } from '@/features/rooms/rights/rights.api'
import { releaseApis } from '@/features/rooms/rights/release.api'
import { NewTagInput, tagApis, TagInput } from '@/features/rooms/tags/tags.api'
import { SCOPES } from '@/entities/roomScope'
import { changeRights, rightsVersion } from '@mocks/rooms/rights'
import { tags } from '@mocks/rooms/store'
import { example, type Example } from '../example'

const page = { pageNum: 1, pageSize: 10 }
const inRoom = { roomId: '1' }
const terms = {
  role: 'member',
  tagId: '2',
  isFenced: false,
  mayModifyValuation: false,
  expiry: '2099-01-01',
} as const
const tag = {
  name: '投资机构',
  type: 'transferee',
  category: 'fund',
  representative: '演示',
  color: '#2E6BC6',
  questionQuota: null,
}

export const examples: readonly Example[] = SCOPES.flatMap((scope) => [
  example(memberApis[scope].list, () => ({ query: { ...page, ...inRoom } })),
  example(memberApis[scope].detail, () => ({ path: { id: '3' } })),
  example(memberApis[scope].invite, () => ({
    body: { ...inRoom, ...terms, emails: [{ email: 'new@example.com', name: '' }], message: null },
  })),
  example(memberApis[scope].resend, () => ({ path: { id: '12' } })),
  example(memberApis[scope].update, () => ({ body: { id: '3', version: 1, ...terms } })),
  example(memberApis[scope].changeStatus, () => ({
    body: { id: '3', version: 1, status: '2' as const, reason: '不再参与此项目' },
  })),
  example(memberApis[scope].remove, () => ({ path: { ids: '12' } })),
  example(memberApis[scope].certificate, () => ({ path: { id: '3' }, query: {} })),
  example(memberApis[scope].certificateFile, () => ({ path: { id: '3' }, query: {} })),
  example(tagApis[scope].list, () => ({ query: { ...page, ...inRoom } })),
  example(tagApis[scope].detail, () => ({ path: { id: '2' } })),
  example(tagApis[scope].create, () => ({
    body: { ...NewTagInput.parse({ ...tag, presetLevel: '2' }), ...inRoom },
  })),
  example(tagApis[scope].update, () => ({ body: { ...TagInput.parse(tag), id: '2', version: 1 } })),
  example(tagApis[scope].remove, () => {
    const empty = { ...tags[scope].require('2'), id: '900', name: '空标签' }
    tags[scope].put(empty)
    return { path: { ids: '900' } }
  }),
  example(permissionApis[scope].matrix, () => ({ query: inRoom })),
  example(permissionApis[scope].update, () => ({
    body: {
      ...inRoom,
      version: rightsVersion(scope, '1'),
      changes: [{ node: '5', subject: 'tag' as const, id: '2', level: 2 as const }],
    },
  })),
  example(permissionApis[scope].effective, () => ({
    query: { ...inRoom, nodeId: '6-2-1', memberId: '3' },
  })),
  example(releaseApis[scope].update, () => ({
    body: {
      ...inRoom,
      version: rightsVersion(scope, '1'),
      id: null,
      plan: { node: '6', tagIds: ['2'], time: '2099-01-01 09:00:00', phaseId: null },
    },
  })),
  example(releaseApis[scope].updatePhase, () => ({
    body: {
      ...inRoom,
      version: rightsVersion(scope, '1'),
      id: null,
      phase: { name: '尽职调查', dueDay: '2099-01-01' },
    },
  })),
  example(releaseApis[scope].startPhase, () => {
    changeRights(scope, '1', '周岚', [
      { kind: 'phase', id: '900', phase: { name: '初步接触', dueDay: null, isStarted: false } },
    ])
    return { body: { ...inRoom, version: rightsVersion(scope, '1'), id: '900', isStarted: true } }
  }),
  example(releaseApis[scope].preview, () => ({
    query: { ...inRoom, at: '2099-01-01T00:00:00Z', tagId: '2' },
  })),
])
