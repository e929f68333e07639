import patents from '@/features/rooms/locales/patents.zh.json'
import rooms from '@/features/rooms/locales/zh.json'

const patent = patents.title
const room = rooms.choose.name
const number = patents.field.applicationNo

/** What is refused to who works in a room; things are called as the client calls them. */
export const REFUSALS = {
  noRoom: `${room}不存在`,
  notNow: `${room}当前状态或您的角色不允许此操作`,
  notYours: `您对该文件或文件夹的权限级别不够`,
  ndaFirst: `请先在${room}首页同意保密协议`,
  ndaChanged: `保密协议已更新，请阅读最新版本后再同意`,
  notLater: `新的结束时间应晚于当前结束时间`,
  tooSoon: rooms.rule.tooSoon,
  nameTaken: (name: string) => `您已有名为“${name}”的${room}`,
  noTag: `标签不存在`,
  noMember: `成员不存在`,
  noNode: `文件或文件夹不存在，或您无权查看`,
  noPatent: `${patent}不存在`,
  numberTaken: (applicationNo: string, title: string | null | undefined) =>
    `该${room}已有${number}为 ${applicationNo} 的${patent}（${title ?? '无标题'}）`,
  unknownColumn: (heading: string) => `第一行应为列名，无法识别“${heading}”`,
  noNumberColumn: `表格缺少“${number}”列`,
  noRows: '表格中没有数据行',
  tooManyRows: (most: number) => `一次最多导入 ${most} 行`,
}
