import type { Scope } from '@/entities/roomScope'
import { nextId } from '../../platform/db'
import { groups, messages } from '../groups'
import { inDays } from './times'

const GROUP_ID = 'large'
const MESSAGES = 5_000
const SPEAKERS = ['2', '3', '1', '5']
const TEXTS = [
  '好的，已收到。（演示）',
  '请参见文件第 12 页的表格，其中列出了每个中心的入组情况和数据截止日期；如需原始数据，请另行提出申请。（演示）',
  'Could you share the latest safety update, including the narratives of grade 4 events? (demo)',
  '统计负责人会在周三前答复。（演示）',
  '第一点：样本量计算的假设；\n第二点：期中分析的界值；\n第三点：缺失数据的处理。（演示）',
] as const

export function addLargeGroup(scope: Scope) {
  if (groups[scope].has(GROUP_ID)) return
  const first = groups[scope].require('1')
  groups[scope].put({ ...first, id: GROUP_ID, name: '大型讨论组（演示）', topic: `${MESSAGES} 条消息` })
  for (let at = 0; at < MESSAGES; at += 1) {
    messages[scope].put({
      id: nextId(),
      groupId: GROUP_ID,
      memberId: SPEAKERS[at % SPEAKERS.length]!,
      clientId: `large ${at}`,
      content: `${at + 1} · ${TEXTS[(at * 7) % TEXTS.length]!}`,
      questionId: null,
      time: inDays((at - MESSAGES) / 250),
    })
  }
}
