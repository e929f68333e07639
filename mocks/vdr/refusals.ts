import asset from '@/features/vdr/locales/asset.zh.json'
import { formatFileSize } from '@/shared/lib/fileSize'
import type { EngineError } from '@/features/valuation/engine'
import reports from '@/features/vdr/locales/reports.zh.json'

export const REFUSALS = {
  noItem: '该内容不存在，或已删除',
  otherKind: '该内容的种类不能更改',
  changedElsewhere: '该内容已在别处更改：请关闭后查看最新内容，再重新编辑，已填写的内容会保留',
  handedIn: '该草稿已提交，不能再更改',
  assetChanged: (by: string) => `${asset.noun}已由${by}更新，请查看最新内容后再操作`,
  noDraft: '该内容不是草稿文件，不能提交',
  noPage: (page: number, pages: number) => `该文件共 ${pages} 页，没有第 ${page} 页`,
  noSharedReport: '该数据室中没有此估值报告',
  notComplete: '该版本尚未计算完成或尚未解锁，不能分享',
  sharedAlready: (name: string) => `${name} 已在该数据室中`,
  noFolder: '目标应为文件夹',
  quotaFull: (left: number) => `私有空间不足，剩余 ${formatFileSize(left)}：请删除部分草稿或提交后再上传`,
  noEvidence: '该依据不存在，或已删除',
  noCitedVersion: '该文件版本不存在，或您无权查看',
  nothingToCheck: '该依据无需确认，请查看最新内容',
  newerPublished: '该文件已有更新的版本发布，请核对后再确认',
  noAssumption: '该估值中没有此假设',
  nothingChanged: reports.rule.nothingChanged,
  notComputable: ({ code, field }: EngineError) => `参数不合理，无法计算（${code}${field && ` ${field}`}）`,
  wrongInput: (field: string) => `“${field}”填写不正确`,
  notReady: '该估值尚未计算完成或尚未解锁，不能下载',
  outdated: '该估值已过期：请先重新计算，再下载',
  notWhole: '您没有“扩展估值修改”权限，不能下载估值报告',
  notYourScenario: '只能发布自己创建的情景',
  otherTags: '您只能发布给自己的标签',
}
