import mark from '@/features/rooms/locales/mark.zh.json'
import members from '@/features/rooms/locales/members.zh.json'
import patents from '@/features/rooms/locales/patents.zh.json'
import rooms from '@/features/rooms/locales/zh.json'

const patent = patents.title
const room = rooms.choose.name
const number = patents.field.applicationNo

export const REFUSALS = {
  noRoom: `${room}不存在`,
  notNow: `${room}当前状态或您的角色不允许此操作`,
  notYours: `您对该文件或文件夹的权限级别不够`,
  ndaFirst: `请先在${room}首页同意保密协议`,
  ndaChanged: `保密协议已更新，请阅读最新版本后再同意`,
  notLater: `新的结束时间应晚于当前结束时间`,
  otherName: rooms.rule.otherName,
  tooSoon: rooms.rule.tooSoon,
  roomTaken: (name: string) => `您已有名为“${name}”的${room}`,
  noTag: `标签不存在`,
  tagTaken: (name: string) => `该${room}已有名为“${name}”的标签`,
  tagUsed: (name: string, count: number) => `标签“${name}”还有 ${count} 位成员，不能删除`,
  noMember: `成员不存在`,
  noNode: `文件或文件夹不存在，或您无权查看`,
  memberNoun: members.noun,
  memberGuard: members.guard,
  noEmail: '邮箱格式不正确',
  otherDomain: (domains: string) => `该${room}只能邀请以下域名的邮箱：${domains}`,
  otherNetwork: (address: string) => `您的网络地址 ${address} 不在该${room}允许的范围内，请联系其管理员`,
  noPublishing: `该${room}的设置已暂停发布文件，请先在房间设置中打开`,
  codeFirst: `请先在${room}首页输入验证码`,
  isMember: `该${room}已有此成员`,
  rightsChanged: (by: string) => `${by}已修改该${room}的权限，请核对后再应用`,
  othersRights: '您只能查看自己的权限',
  noVersion: `文件版本不存在，或您无权查看`,
  otherState: `该文件版本的状态已改变，请查看最新内容后再操作`,
  nodeChanged: (name: string) => `“${name}”已被他人更名、移动或删除，请查看最新内容后再操作`,
  orderChanged: `此处的顺序或内容已被他人更改，请查看最新内容后再排序`,
  takenBack: `此操作已撤销，或不是您的操作`,
  nameTaken: (name: string) => `该文件夹中已有“${name}”`,
  intoItself: (name: string) => `不能把“${name}”移动到它自己里面`,
  tooDeep: (max: number) => `文件夹最多 ${max} 层`,
  inAudit: (name: string) => `“${name}”中有待审核的文件，请先完成审核`,
  noMarked: `服务器无法为该文件制作水印副本，请联系${room}管理员`,
  noTask: `任务不存在`,
  nothingToTake: `所选内容中没有您可以下载的文件`,
  unplainName: `名称不能包含控制字符、方向字符或 \\ / : * ? " < > |`,
  noMoment: '时间点无效，或晚于现在',
  watermark: mark.noun,
  noPatent: `${patent}不存在`,
  numberTaken: (applicationNo: string, title: string | null | undefined) =>
    `该${room}已有${number}为 ${applicationNo} 的${patent}（${title ?? '无标题'}）`,
  noGroup: '讨论组不存在，或您不在其中',
  groupTaken: (name: string) => `该${room}已有名为“${name}”的讨论组`,
  groupChanged: (name: string) => `讨论组“${name}”已被他人修改，请查看最新内容后再操作`,
  groupUsed: (name: string) => `讨论组“${name}”中已有消息或问题，不能删除，可将其关闭`,
  groupClosed: (name: string) => `讨论组“${name}”已关闭，不能再发送消息`,
  noQuestion: '问题不存在，或您无权查看',
  noAsker: '提问由参与方成员进行；协调人与答复方不提问',
  noAnswerer: '只能分派给可登录的管理员或答复方成员',
}
