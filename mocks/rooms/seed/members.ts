import { SCOPES } from '@/entities/roomScope'
import { members, tags, type StoredMember, type StoredTag } from '../store'
import { inDays } from './times'

const TAGS: readonly StoredTag[] = [
  ['1', '转让方', '#12856F', 'transferor', 'biotech', '周岚'],
  ['2', '潜在受让方 A', '#2E6BC6', 'transferee', 'pharma', '孙受让'],
  ['3', '潜在受让方 B', '#7A55C7', 'transferee', 'pharma', '陆远'],
  ['4', '评审专家', '#B4690E', 'expert', 'hospital', '顾医生'],
].map(([id, name, color, type, category, representative]) => ({ id, roomId: '1', name, color, type, category, representative, presetLevel: null, questionQuota: type === 'transferee' ? 20 : null, version: 1, updatedBy: '周岚' }) as StoredTag) // prettier-ignore

const PEOPLE: readonly [
  userId: string | null,
  name: string,
  email: string,
  tagId: string,
  changes?: Partial<StoredMember>,
][] = [
  ['1', '系统管理员', 'admin@example.com', '1', { role: 'admin' }],
  ['40', '周岚', 'seller@example.com', '1', { role: 'admin' }],
  ['30', '孙受让', 'buyer@example.com', '2'],
  ['31', '陆远', 'fenced@example.com', '3', { isFenced: true }],
  ['32', '顾医生', 'adviser@example.com', '4'],
  ['33', '程旧', 'expired@example.com', '2', { expiry: inDays(-1) }],
  ['34', '邵停', 'stopped@example.com', '3', { state: 'stopped' }],
  ['108', '方立项', 'fang@example.com', '2', { mayModifyValuation: true }],
  ['109', '罗尽调', 'luo@example.com', '2'],
  ['110', '唐法务', 'tang@example.com', '2', { expiry: inDays(5) }],
  ['111', '祁市场', 'qi@example.com', '3'],
  [null, '', 'newcomer.b@example.com', '3', { state: 'invited', loginTime: null }],
  [null, '', 'reviewer@example.com', '4', { state: 'invited', loginTime: null }],
  ['114', '严财务', 'yan@example.com', '1', { state: 'enabled' }],
]

export const PROJECT_PEOPLE: typeof PEOPLE = [
  ['70', '秦项目', 'project@example.com', '1', { role: 'admin' }],
  ['71', '许跟进', 'project2@example.com', '1', { role: 'admin' }],
  ['72', '尤投资', 'investor@example.com', '1'],
  ['73', '施复核', 'fundReviewer@example.com', '1'],
  ['74', '严财务', 'finance@example.com', '1'],
  ['75', '柏理赔', 'claimHandler@example.com', '1'],
]

const ORGANISATIONS: Readonly<Record<string, string>> = {
  '1': '蓝溪生物（演示）',
  '2': '远海制药（演示）',
  '3': '北辰医药（演示）',
  '4': '临江医院（演示）',
}

export const makeMember = (
  id: string,
  roomId: string,
  [userId, name, email, tagId, changes]: (typeof PEOPLE)[number],
): StoredMember => ({
  id,
  roomId,
  userId,
  email,
  name,
  organisation: ORGANISATIONS[tagId] ?? '',
  tagId: roomId === '1' ? tagId : null,
  role: 'member',
  state: 'loggedIn',
  isFenced: false,
  mayModifyValuation: false,
  inviteTime: inDays(-38),
  loginTime: inDays(-1.3),
  visitBefore: inDays(-1.3),
  expiry: null,
  ...(roomId === '1' ? { ndaVersion: 1 } : {}),
  ndaTime: changes?.state === 'invited' ? null : inDays(-30),
  version: 1,
  stateTime: inDays(-38),
  updateTime: inDays(-38),
  updatedBy: '系统管理员',
  events: [],
  ...changes,
})

const OTHER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  '2': ['1', '30'],
  '3': ['1', '40', '30'],
  '4': ['1', '40'],
  '5': ['1'],
}

for (const scope of SCOPES) {
  tags[scope].seed(() => TAGS)
  members[scope].seed(() => [
    ...PEOPLE.map((person, at) => makeMember(String(at + 1), '1', person)),
    ...(scope === 'implement'
      ? PROJECT_PEOPLE.map((person) => makeMember(`10${person[0]}`, '1', person))
      : []),
    ...Object.entries(OTHER_ROOMS).flatMap(([roomId, users]) =>
      users.map((user) =>
        makeMember(
          `${roomId}0${user}`,
          roomId,
          PEOPLE.find(([userId]) => userId === user)!,
        ),
      ),
    ),
  ])
}
