import type { Dependency } from '@/features/implementation/domain/planSchedule'
import { dayIn, inDays } from '../../rooms/seed/times'
import { reports, tasks, type StoredReport, type StoredTask } from '../plan'
import { findings, type StoredFinding } from '../store'

const MAIN_PROJECT = '9001'
const BY = { updatedBy: '秦项目', version: 1 }

const stamp = (days: number) => ({ ...BY, projectId: MAIN_PROJECT, updateTime: inDays(days) })

/** `from`: days from today; `after`: numbers of the predecessors, optionally with the lag in days. */
type Row = [name: string, milestone: string | null, from: number, days: number, owner: string, done: number, ...after: (number | [number, number])[]] // prettier-ignore

const TASKS: readonly Row[] = [
  ['靶点结合与选择性复测', '9101', -178, 28, '沈生物', 100],
  ['先导系列构效关系', '9101', -165, 35, '何化学', 100],
  ['体外 ADME 筛选', '9101', -150, 20, '何化学', 100, [2, -20]],
  ['先导分子评审', '9101', -128, 6, '秦项目', 100, 1, 2, 3],
  ['合成路线确定', '9102', -118, 30, '俞工艺', 100, 4],
  ['起始物料供应商审计', '9102', -110, 25, '俞工艺', 100, 4],
  ['百克级试产', '9102', -84, 34, '俞工艺', 100, 5, 6],
  ['杂质谱与分析方法', '9102', -70, 40, '韦分析', 90, 5],
  ['公斤级放大', '9102', -44, 32, '俞工艺', 85, 7],
  ['放大批放行检验', '9102', -10, 12, '韦分析', 40, 8, 9],
  ['毒理方案与中心选定', '9103', -20, 18, '邹毒理', 60, 4],
  ['GLP 毒理供试品制备', '9103', 4, 14, '俞工艺', 0, 10],
  ['啮齿类 28 天毒理', '9103', 20, 42, '邹毒理', 0, 11, 12],
  ['非啮齿类 28 天毒理', '9103', 22, 48, '邹毒理', 0, 11, 12],
  ['安全药理', '9103', 30, 30, '邹毒理', 0, 12],
  ['毒理总结报告', '9103', 72, 16, '邹毒理', 0, 13, 14, 15],
  ['临床方案概要', '9104', 40, 40, '顾医生', 0],
  ['Pre-IND 沟通会', '9104', 110, 20, '秦项目', 0, 16, 17],
  ['申报资料撰写', '9104', 132, 70, '秦项目', 0, [18, 1]],
  ['递交与受理', '9104', 204, 14, '秦项目', 0, 19],
  ['专利年费与检索更新', null, -30, 200, '闻法务', 35],
]

const idAt = (number: number) => String(9200 + number)

tasks.seed(() =>
  TASKS.map(([name, milestoneId, from, days, owner, done, ...after], at): StoredTask => ({
    ...stamp(-20),
    id: idAt(at + 1),
    name,
    milestoneId,
    start: dayIn(from),
    end: dayIn(from + days - 1),
    owner,
    done,
    predecessors: after.map((each): Dependency => {
      const [number, lag] = typeof each === 'number' ? [each, 0] : each
      return { id: idAt(number), lag }
    }),
  })),
)

type FindingRow = Pick<StoredFinding, 'kind' | 'title' | 'severity' | 'likelihood' | 'state' | 'owner' | 'mitigation'> & { in: number | null } // prettier-ignore

const FINDINGS: readonly FindingRow[] = [
  { kind: 'risk', title: '非啮齿类出现肝酶升高', severity: 5, likelihood: 3, state: 'open', owner: '邹毒理', mitigation: '预留中剂量组，增加肝功能检测频次；方案由外部毒理专家复核。', in: 45 }, // prettier-ignore
  { kind: 'issue', title: '放大批一项杂质超出鉴定限', severity: 4, likelihood: 4, state: 'open', owner: '俞工艺', mitigation: '', in: 7 }, // prettier-ignore
  { kind: 'risk', title: '关键起始物料单一供应', severity: 4, likelihood: 3, state: 'mitigated', owner: '俞工艺', mitigation: '第二家供应商已通过审计，备货三个月。', in: 30 }, // prettier-ignore
  { kind: 'risk', title: '同靶点竞品先行递交申请', severity: 3, likelihood: 4, state: 'open', owner: '秦项目', mitigation: '每月检索登记平台，必要时调整适应症顺序。', in: 60 }, // prettier-ignore
  { kind: 'risk', title: '毒理中心排期推迟', severity: 3, likelihood: 2, state: 'open', owner: '邹毒理', mitigation: '已与备选中心签订框架协议。', in: -4 }, // prettier-ignore
  { kind: 'issue', title: '分析方法转移报告缺少签字页', severity: 1, likelihood: 5, state: 'closed', owner: '韦分析', mitigation: '已补签并归档。', in: null }, // prettier-ignore
]

findings.seed(() =>
  FINDINGS.map(({ in: days, ...finding }, at) => ({
    ...finding,
    ...stamp(-3 * at - 2),
    id: String(9301 + at),
    due: days === null ? null : dayIn(days),
    createTime: inDays(-60 + at),
  })),
)

const REPORTS: readonly Pick<StoredReport, 'done' | 'progress' | 'deviation' | 'next'>[] = [
  { done: 12, progress: '完成靶点复测与两个系列的首轮构效关系，先导分子候选两个。', deviation: null, next: '补充体外 ADME，组织先导分子评审。' }, // prettier-ignore
  { done: 28, progress: '先导分子已确认并验收；合成路线确定，起始物料供应商审计通过一家。', deviation: '第二家供应商审计推迟两周。', next: '启动百克级试产，建立杂质谱方法。' }, // prettier-ignore
  { done: 41, progress: '百克级试产完成，纯度 99.2%；杂质谱方法完成验证的大部分。', deviation: null, next: '公斤级放大，确定毒理中心。' }, // prettier-ignore
  { done: 52, progress: '公斤级放大完成两批，第二批一项杂质超出鉴定限；毒理方案初稿完成。', deviation: '放大批放行检验预计推迟 10 天。', next: '查明杂质来源并调整后处理，完成放行，制备毒理供试品。' }, // prettier-ignore
]

reports.seed(() =>
  REPORTS.map((report, at) => ({
    ...report,
    ...stamp(-181 + 45 * (at + 1)),
    id: String(9401 + at),
    from: dayIn(-182 + 45 * at),
    to: dayIn(-182 + 45 * (at + 1) - 1),
    author: BY.updatedBy,
    createTime: inDays(-181 + 45 * (at + 1)),
  })),
)
