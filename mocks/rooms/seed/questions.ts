import type { QuestionAction, QuestionState } from '@/features/rooms/domain/questionWorkflow'
import { PRIORITIES } from '@/features/rooms/questions/questions.api'
import { SCOPES } from '@/entities/roomScope'
import {
  groups,
  messages,
  readPositionId,
  readPositions,
  type StoredGroup,
  type StoredMessage,
} from '../groups'
import { faqs, questions, type StoredQuestion } from '../questions'
import { inDays } from './times'

const makeGroup = (id: string, name: string, topic: string, category: string, tagIds: readonly string[], isOpen = true): StoredGroup => ({ id, version: 1, roomId: '1', name, topic, category, tagIds, isOpen, createTime: inDays(-34) }) // prettier-ignore

const makeGroups = () => [
  makeGroup('1', '科学与临床（演示）', '作用机制、非临床与临床研究', 'clinical', ['2', '3', '4']),
  makeGroup('2', '知识产权与法务（演示）', '专利、自由实施与合同', 'ip', ['2', '3']),
  makeGroup('3', '商务与财务（演示）', '市场假设、预算与交易结构', 'finance', ['2']),
  makeGroup('4', 'CMC 与注册（演示）', '工艺、质量与监管沟通', 'cmc', ['3', '4']),
  makeGroup('5', '第一轮集中提问（演示）', '已汇总并答复', 'general', ['2'], false),
]

type Topic = readonly [group: string, category: string, subject: string, document: string | null, page: number | null, answer: string] // prettier-ignore
const TOPICS: readonly Topic[] = [
  [
    '1',
    'clinical',
    'II 期主要终点的估计目标',
    '6-2-1',
    14,
    '主要终点按独立评审的客观缓解率计算，伴发事件采用复合策略，详见方案第 9 章。',
  ],
  ['2', 'ip', '核心专利的保护期', '8-1', 2, '中国核心专利预计 2043 年到期，未计入专利期限补偿。'],
  [
    '1',
    'science',
    '双抗对 T 细胞耗竭的影响',
    '3-1',
    9,
    '体外连续刺激 14 天未见耗竭标志物显著上升，重复三批供体。',
  ],
  [
    '3',
    'market',
    '二线患者人数的假设',
    '9-1',
    6,
    '采用国家癌症中心发病数与公开的治疗线分布，未使用内部数据。',
  ],
  [
    '4',
    'cmc',
    '临床批次与拟商业化批次的可比性',
    '5-1',
    11,
    '两批在电荷异构体与效价上可比，聚体差异在预设范围内。',
  ],
  ['1', 'clinical', '3 级以上肝毒性的处理', '6-3', 8, '已在方案修订 3 中增加每周肝功能监测与剂量延迟规则。'],
  ['3', 'finance', '里程碑付款的会计处理', '10-1', 12, '里程碑于达成时确认，尚未计入本期报表。'],
  ['2', 'legal', '与 CRO 合同的转让限制', '11-1', 17, '合同允许在书面通知后向关联方或受让方转让。'],
  ['1', 'science', '人源化小鼠模型的局限', '3-3-1', 22, '模型缺少完整髓系区室，结论以相对活性为主。'],
  [
    '4',
    'regulatory',
    '与监管机构沟通会议的结论',
    '7-2',
    3,
    '监管机构认可单臂试验支持附条件批准，但要求确证性研究同步启动。',
  ],
  ['1', 'clinical', '受试者脱落的原因', '6-2-3', 5, '脱落以疾病进展为主，因不良事件退出占 6.3 %。'],
  ['2', 'ip', '自由实施分析的覆盖地域', '8-2', 20, '覆盖中、美、欧、日，检索截至今年三月。'],
  ['3', 'finance', '未来十二个月的研发预算', '10-2', 4, '预算已按确证性研究启动修订，含 15 % 预备费。'],
  ['5', 'general', '资料更新的频率', null, null, '每周一更新，更新说明会在房间首页公告。'],
  [
    '1',
    'clinical',
    '亚组分析是否预先规定',
    '6-2-2',
    88,
    'PD-L1 与既往治疗线两个亚组为预先规定，其余为探索性。',
  ],
  ['4', 'cmc', '原液的稳定性数据', '5-3', 9, '长期条件已有 24 个月数据，加速条件 6 个月合格。'],
  ['3', 'market', '竞品上市时间的判断', '9-2', 7, '依据公开的注册进度，未考虑优先审评。'],
  ['2', 'legal', '未决诉讼的披露范围', '11-2', 1, '截至披露日无未决诉讼，亦未收到侵权主张。'],
  ['5', 'general', '现场尽调的安排', null, null, '可在签署补充保密条款后安排两天现场访问。'],
  [
    '1',
    'science',
    '靶点表达的种属差异',
    '3-2-1',
    13,
    '食蟹猴表达谱与人接近，大鼠不结合，因此毒理选择食蟹猴。',
  ],
]
const ANGLES = [
  ['依据是什么', '请说明该结论所依据的数据、样本量和分析方法，并指出原始资料的位置。'],
  ['对时间表的影响', '该事项是否影响既定的时间表？如有影响，请给出调整后的里程碑与前提。'],
  ['请补充资料', '现有资料未覆盖该事项的细节，请补充相关文件，或说明不能提供的原因。'],
] as const

const STATE_CYCLE: readonly QuestionState[] = ['answered', 'closed', 'submitted', 'answered', 'assigned', 'faq', 'closed', 'answered', 'draft', 'answerReview', 'reopened', 'answered'] // prettier-ignore

const ASKERS = { '2': ['3', '8', '9', '10'], '3': ['4', '11'] } as const
const ANSWERERS = ['5', '14', '5', '2']
const NAMES: Readonly<Record<string, string>> = { '2': '周岚', '3': '孙受让', '4': '陆远', '5': '顾医生', '8': '方立项', '9': '罗尽调', '10': '唐法务', '11': '祁市场', '14': '严财务' } // prettier-ignore
const LEADER = '周岚'

/** Actions with the states they lead to. */
const MAIN_ACTIONS: readonly (readonly [action: QuestionAction, to: QuestionState])[] = [
  ['submit', 'submitted'],
  ['assign', 'assigned'],
  ['answer', 'answerReview'],
  ['approve', 'answered'],
]
const FINAL_ACTIONS: Partial<Record<QuestionState, (typeof MAIN_ACTIONS)[number][]>> = {
  faq: [['publish', 'faq']],
  closed: [['close', 'closed']],
  reopened: [
    ['close', 'closed'],
    ['reopen', 'reopened'],
  ],
}
function actionsTo(state: QuestionState) {
  if (FINAL_ACTIONS[state]) return [...MAIN_ACTIONS, ...FINAL_ACTIONS[state]]
  return MAIN_ACTIONS.slice(0, MAIN_ACTIONS.findIndex(([, to]) => to === state) + 1)
}

/** Sixty questions in all states and categories, asked by both parties. */
function makeQuestion(at: number): StoredQuestion {
  const [groupId, category, subject, documentId, page, answer] = TOPICS[at % TOPICS.length]!
  const [angle, body] = ANGLES[Math.floor(at / TOPICS.length)]!
  const { tagIds } = makeGroups().find(({ id }) => id === groupId)!
  const asking = tagIds.filter((id): id is '2' | '3' => id === '2' || id === '3')
  const tagId = asking[at % asking.length]!
  const askers = ASKERS[tagId]
  const askerId = askers[Math.floor(at / 2) % askers.length]!
  const state = STATE_CYCLE[at % STATE_CYCLE.length]!
  const assigneeId = ANSWERERS[at % ANSWERERS.length]!
  const day = -30 + at * 0.45
  const actions = actionsTo(state)
  const time = (step: number) => inDays(day + step * 0.4)
  const authorOf = (action: QuestionAction) => (action === 'submit' ? NAMES[askerId] : action === 'answer' ? NAMES[assigneeId] : LEADER)! // prettier-ignore
  const indexOfAction = (action: QuestionAction) => actions.findIndex(([each]) => each === action)
  const isAnswered = indexOfAction('approve') >= 0
  return {
    id: String(at + 1),
    version: actions.length + 1,
    roomId: '1',
    groupId,
    title: `${subject}：${angle}（演示）`,
    body: `关于“${subject}”：${body}`,
    category,
    priority: PRIORITIES[(at * 5) % 3]!,
    due: indexOfAction('assign') >= 0 ? inDays(day + 7).slice(0, 10) : null,
    documentId,
    versionNo: documentId === null ? null : 1,
    page,
    askerId,
    tagId,
    assigneeId: indexOfAction('assign') >= 0 ? assigneeId : null,
    answer: isAnswered ? answer : '',
    answerTime: isAnswered ? time(indexOfAction('approve')) : null,
    proposal: state === 'answerReview' ? answer : '',
    reason: '',
    notes:
      at % 4 === 0 && indexOfAction('assign') >= 0
        ? [{ time: time(1), memberId: '2', text: '请先与统计负责人核对后再答复。（演示）' }]
        : [],
    submitTime: indexOfAction('submit') >= 0 ? time(0) : null,
    state,
    stateTime: time(actions.length - 1),
    updateTime: time(Math.max(0, actions.length - 1)),
    updatedBy: actions.length > 0 ? authorOf(actions.at(-1)![0]) : NAMES[askerId]!,
    events: actions.map(([action, to], step) => ({
      time: time(step),
      by: authorOf(action),
      action,
      from: step === 0 ? 'draft' : actions[step - 1]![1],
      to,
      text: action === 'assign' ? NAMES[assigneeId]! : '',
    })),
  }
}

const makeQuestions = () => Array.from({ length: TOPICS.length * ANGLES.length }, (_, at) => makeQuestion(at))

const CHAT: readonly (readonly [group: string, member: string, daysAgo: number, words: string])[] = [
  ['1', '2', 33, '各位好，科学与临床相关的问题请在本组提交，并尽量注明文件和页码。（演示）'],
  ['1', '3', 29.5, '收到，我们会先集中在 II 期数据。（演示）'],
  ['1', '4', 21, 'Please also share the protocol amendments, if any. (demo)'],
  ['1', '2', 20.8, '方案修订 1 至 3 已上传至“临床研究”。（演示）'],
  ['1', '5', 12, '统计相关的问题我会在本周内逐条答复。（演示）'],
  ['1', '2', 1.2, '第二轮问题请于周五前提交。（演示）'],
  ['2', '2', 33, '专利与合同问题请在本组提交。（演示）'],
  ['2', '10', 15, '请问自由实施分析是否有英文版？（演示）'],
  ['2', '2', 14.6, '英文版预计下周上传。（演示）'],
  ['3', '8', 18, '财务模型的更新版何时提供？（演示）'],
  ['3', '2', 17.4, '更新版已在“财务与估值”中。（演示）'],
  ['4', '2', 25, 'CMC 资料按受让方权限开放，如需查看请告知。（演示）'],
  ['5', '2', 28, '第一轮问题已汇总，本组关闭。（演示）'],
]

function makeMessages(): StoredMessage[] {
  const questionNotices = makeQuestions().flatMap(
    ({ id, groupId, askerId, submitTime }) =>
    submitTime === null ? [] : [{ groupId, memberId: askerId, content: '', questionId: id, time: submitTime }], // prettier-ignore
  )
  const chatMessages = CHAT.map(([groupId, memberId, daysAgo, content]) => ({ groupId, memberId, content, questionId: null, time: inDays(-daysAgo) })) // prettier-ignore
  return [...questionNotices, ...chatMessages]
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map((message, at) => ({ ...message, id: String(at + 1), clientId: `seed ${at + 1}` }))
}

for (const scope of SCOPES) {
  groups[scope].seed(makeGroups)
  questions[scope].seed(makeQuestions)
  messages[scope].seed(makeMessages)
  readPositions[scope].seed(() => [
    {
      id: readPositionId('1', { id: '1' }),
      lastId: makeMessages().findLast(({ groupId }) => groupId === '1')!.id,
    },
  ])
  faqs[scope].seed(
    () =>
    makeQuestions()
      .filter(({ state }) => state === 'faq')
      .map(({ id, roomId, title, answer, category, documentId, versionNo, page, stateTime }) => ({ id, roomId, questionId: id, question: title, answer, category, documentId, versionNo, page, time: stateTime })), // prettier-ignore
  )
}
