import common from '@/shared/locales/common.zh.json'
import parts from '@/shared/locales/parts.zh.json'
import { MAX_FILE_SIZE, MAX_NAME_LENGTH } from '@/shared/files/uploadRules'

const MEGABYTE = 1024 * 1024
const largerThan = (maxSize: number) =>
  `上传的文件大小超出限制的文件大小！<br/>允许的文件最大大小是：${Math.floor(maxSize / MEGABYTE)}MB！`
const { refused } = parts.upload

/** Error messages of the backend family; reuses the client's texts where they say the same. */
export const REFUSALS = {
  unauthorized: common.failure.unauthorized,
  unauthorizedAt: (path: string) => `请求访问：${path}，${common.failure.unauthorized}`,
  forbidden: '没有权限，请联系管理员授权',
  notFound: common.failure.notFound,
  busy: '系统繁忙，请稍后再试',
  badInput: (field: string, reason: string) => `参数不正确：${field} ${reason}`,
  phone: parts.issue.phone,
  email: parts.issue.email,
  changed: (noun: string, by: string, state: string, version: number) =>
    `该${noun}已由${by}更新，当前状态为“${state}”（版本 ${version}），请查看最新内容后再操作`,
  changedSince: (label: string, by: string) => `“${label}”已由${by}更改，请查看最新内容后再操作`,
  view: {
    ended: '文件的阅读权限已结束，或文件不存在',
    fullPage: '您只能通过阅读窗口逐段阅读该文件',
    tooFast: '翻阅过快，请稍候',
    noPage: '页码或图片宽度不正确',
    damaged: '该页已损坏，无法显示',
  },
  file: {
    missing: '上传文件不能为空',
    notUploaded: '文件不存在，或不是您上传的文件',
    otherSize: '文件大小与上传的文件不一致',
    broken: {
      name: '文件名不能包含路径、控制字符或方向字符',
      nameLength: `上传的文件名最长${MAX_NAME_LENGTH}个字符`,
      size: largerThan(MAX_FILE_SIZE),
      empty: refused.empty,
      content: refused.content,
      unreadable: refused.unreadable,
    },
    largerThan,
    noParts: '上传任务不存在或已过期，请重新上传',
    noPart: (part: number, count: number) => `分片序号 ${part} 不存在，共 ${count} 个分片`,
    otherPartSize: '分片大小与登记的不一致',
    partsMissing: (count: number) => `还有 ${count} 个分片未上传`,
    partsMismatch: '文件内容校验不一致，请重新上传',
    type: (name: string, extension: string, accepted: readonly string[]) =>
      `文件[${name}]后缀[${extension}]不正确，请上传[${accepted.join(', ')}]格式`,
    noTable: (accepted: readonly string[]) => `请上传[${accepted.join(', ')}]格式的表格`,
    unknownColumn: (heading: string) => `第一行应为列名，无法识别“${heading}”`,
    noColumn: (name: string) => `表格缺少“${name}”列`,
    noRows: '表格中没有数据行',
    tooManyRows: (max: number) => `一次最多导入 ${max} 行`,
    brokenTable: '表格无法读取，请检查文件是否损坏',
    notMade: (name: string) => `文件名称(${name})非法，不允许下载。 `,
    notStored: (name: string) => `资源文件(${name})非法，不允许下载。 `,
  },
}
