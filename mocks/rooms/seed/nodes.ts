import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import type { RightsEvent, RuleSubject } from '@/features/rooms/domain/rights'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { toReader, histories, roomRightsOf } from '../rights'
import { membersOf, nodes, nodesOf, rooms, type StoredNode, type StoredRoom } from '../store'
import { officeNodes, officeRules } from './officeDocuments'
import { inDays } from './times'

/** A string is a document, written as `name|pages`; a tuple is a folder. */
type Contents = readonly (string | readonly [folder: string, contents: Contents])[]
const MAIN_SECTIONS: readonly (readonly [section: string, contents: Contents])[] = [
  ['项目概览', ['保密资料概要（演示）|12', '项目时间表（演示）|2', '常见问题（演示）|4']],
  [
    '公司与团队',
    [
      '公司介绍（演示）|18',
      '核心团队履历（演示）|9',
      ['公司文件', ['营业执照（演示）|1', '章程（演示）|22']],
    ],
  ],
  [
    '科学与药理',
    [
      '作用机制（演示）|24',
      ['体外研究', ['结合活性报告（演示）|31', '细胞杀伤报告（演示）|28']],
      ['体内研究', ['PDX 模型报告（演示）|40']],
    ],
  ],
  [
    '非临床',
    [
      '毒理总结（演示）|36',
      ['GLP 毒理', ['重复给药毒性（演示）|58', '安全药理（演示）|33']],
      '药代动力学（演示）|27',
    ],
  ],
  ['CMC', ['工艺概述（演示）|20', '质量标准（演示）|14', '稳定性数据（演示）|26']],
  [
    '临床研究',
    [
      '研究方案（演示）|60',
      ['II 期研究报告', ['研究报告正文（演示）|60', '统计报告（演示）|500', '受试者分布（演示）|16']],
      '安全性更新（演示）|21',
    ],
  ],
  ['注册', ['IND 批件（演示）|3', '与监管机构沟通纪要（演示）|11']],
  ['知识产权', ['专利清单（演示）|5', '自由实施分析（演示）|34']],
  ['市场与商业', ['市场分析（演示）|25', '竞品格局（演示）|19']],
  ['财务与估值', ['财务报表（演示）|30', '估值摘要（演示）|8']],
  ['法律与合同', ['CRO 服务合同（演示）|42', '诉讼声明（演示）|1']],
  ['ESG 与人力资源', ['人员编制（演示）|6', '员工手册（演示）|44', '环境健康安全报告（演示）|17']],
]

const appendices = (section: number): Contents[number] => [
  '附件',
  Array.from({ length: 12 }, (_, at) => {
    const pages = ((section * 17 + at * 23) % 60) + 1
    return at % 2 === 0 ? `附件 ${at / 2 + 1}（演示）|${pages}` : `Appendix ${(at + 1) / 2} (demo)|${pages}`
  }),
]

const MAIN_ROOM: Contents = MAIN_SECTIONS.map(([name, inside], at): Contents[number] => [
  name,
  [...inside, appendices(at)],
])

const CLOSED_ROOM: Contents = [
  ['项目概览', ['合作概要（演示）|8']],
  ['科学与药理', ['靶点验证报告（演示）|26', 'In vivo pharmacology (demo)|18']],
  ['法律与合同', ['终止合作备忘录（演示）|3']],
]

/** All other documents are published in version 1, submitted by the seller. */
const NODE_OVERRIDES: Readonly<Record<string, Partial<StoredNode>>> = {
  '5-4-1': { state: 'submitted' },
  '5-4-2': { state: 'submitted', submitterId: '1', updateBy: '系统管理员' },
  '5-4-3': { state: 'rejected' },
  '5-4-4': { state: 'unpublished' },
  '5-4-5': { state: 'private' },
  '8-1': { versionNo: 2 },
}

const sizeOf = (pages: number) => 38_000 + pages * 7_340

function makeNodes(
  roomId: string,
  contents: Contents,
  prefix = '',
  parentId: string | null = null,
): StoredNode[] {
  return contents.flatMap((entry, at): StoredNode[] => {
    const id = `${prefix}${at + 1}`
    const base = { id, roomId, parentId, order: at + 1, createTime: inDays(-39) }
    if (typeof entry !== 'string') {
      const [name, inside] = entry
      return [{ ...base, kind: 'folder', name }, ...makeNodes(roomId, inside, `${id}-`, id)]
    }
    const [name, pages] = entry.split('|') as [string, string]
    return [
      {
        ...base,
        kind: 'document',
        name,
        type: 'pdf',
        pages: Number(pages),
        size: sizeOf(Number(pages)),
        state: 'published',
        versionNo: 1,
        updateTime: inDays(-(Number(pages) % 30) - 1),
        updateBy: '周岚',
        submitterId: '40',
        ...NODE_OVERRIDES[id],
      },
    ]
  })
}

type SeedRule = readonly [node: string, subject: RuleSubject, id: string, level: Level]
const RULES: readonly SeedRule[] = [
  ...['1', '2', '3', '4', '6', '7', '9'].map((node): SeedRule => [node, 'tag', '2', LEVEL.view]),
  ['8', 'tag', '2', LEVEL.downloadMarked],
  ['10', 'tag', '2', LEVEL.fence],
  ['6-2', 'tag', '2', LEVEL.downloadMarked],
  ['1-4', 'tag', '2', LEVEL.upload],
  ...['1', '3', '6', '8'].map((node): SeedRule => [node, 'tag', '3', LEVEL.view]),
  ['6-2-2', 'tag', '3', LEVEL.none],
  ['3', 'tag', '4', LEVEL.view],
  ['6', 'tag', '4', LEVEL.view],
  ['6-2', 'member', '5', LEVEL.downloadOriginal],
]

const PROJECT_RULES = ['1072', '1073', '1074', '1075'].flatMap((member) =>
  ['1', '5', '6', '8', '11'].map((node): SeedRule => [node, 'member', member, LEVEL.view]),
)

function eventsOf(scope: Scope, room: StoredRoom): RightsEvent[] {
  const at = (days: number, by: string) => (change: RightsEvent['change']) => ({
    time: inDays(days),
    by,
    change,
  })
  return [
    at(-40, '周岚')(roomRightsOf(room)),
    ...nodesOf(scope, room.id)
      .map(({ id, parentId }) => ({ kind: 'node', node: id, parent: parentId }) as const)
      .map(at(-39, '周岚')),
    ...membersOf(scope, room.id)
      .map((member) => ({ kind: 'member', reader: toReader(member) }) as const)
      .map(at(-38, '系统管理员')),
    ...(room.id === '1' ? [...RULES, ...(scope === 'implement' ? PROJECT_RULES : [])] : [])
      .map(([node, subject, id, level]) => ({ kind: 'rule', node, subject, id, level }) as const)
      .map(at(-20, '周岚')),
    ...(room.id === '3' ? officeRules : []).map(at(-19, '周岚')),
  ]
}

for (const scope of SCOPES) {
  nodes[scope].seed(() => [
    ...makeNodes('1', MAIN_ROOM),
    ...makeNodes('2', CLOSED_ROOM, 'closed-'),
    ...officeNodes(),
  ])
  histories[scope].seed(() =>
    rooms[scope].seeded().map((room) => ({ id: room.id, events: eventsOf(scope, room) })),
  )
}
