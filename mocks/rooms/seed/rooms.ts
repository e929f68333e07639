import { LEVEL } from '@/features/rooms/domain/levels'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { rooms, type StoredRoom } from '../store'
import { inDays } from './times'

export const makeSeedRoom = (id: string, name: string, changes: Partial<StoredRoom> = {}): StoredRoom => ({
  id,
  name,
  description: '',
  targetName: `${name.split(' ')[0]}（演示）`,
  orgName: '蓝溪生物（演示）',
  status: '0',
  delFlag: '0',
  endTime: inDays(18.2),
  createTime: inDays(-40),
  defaultLevel: LEVEL.none,
  isZipAllowed: false,
  logo: [],
  indication: '非小细胞肺癌',
  creditCode: null,
  concept: null,
  contractNo: null,
  phase: null,
  budget: null,
  isInsured: false,
  isReenabled: false,
  closeReason: '',
  notifiedEnd: '',
  nda: null,
  announcement: '',
  hidesMembers: false,
  version: 1,
  stateTime: inDays(-40),
  updateTime: inDays(-2),
  updatedBy: '周岚',
  events: [],
  ...changes,
})

/** Demo text; real parties agree on their own. */
const NDA =
  '接收方应对本房间内的全部资料严格保密，仅用于评估本次交易；未经披露方书面同意，不得复制、转发、截屏、拍照或向第三方披露。资料每一页均带有可追溯到阅读人的水印，阅读行为会被记录。保密义务自同意之日起持续五年。（演示文本）'

const MAIN_ROOM_NAMES: Readonly<Record<Scope, string>> = {
  vdr: 'BLX-220 授权引入（演示）',
  implement: 'BLX-220 投后管理（演示）',
}

/** All demo rooms but one accept more than the specification. */
const upload = {
  types: ['docx', 'pptx', 'png', 'jpg', 'jpeg', 'txt', 'csv', 'eml'],
  maxMb: 200,
  maxFiles: 2000,
}

for (const scope of SCOPES) {
  rooms[scope].seed(() => [
    makeSeedRoom('1', MAIN_ROOM_NAMES[scope], {
      ...(scope === 'implement'
        ? { concept: 'BLX-220 双特异性抗体（演示）', phase: 'conversion', budget: 12_000_000 }
        : {}),
      upload,
      description: '肿瘤双特异性抗体的授权引入，资料按十二个部分整理。人物、公司与数据均为演示。',
      nda: { version: 1, text: NDA },
      announcement: '本周五 17:00 前完成第一轮问题提交；统计报告修订版将于下周一上传。（演示）',
    }),
    makeSeedRoom('2', 'KRX-08 合作开发（演示）', {
      upload,
      endTime: inDays(-3),
      notifiedEnd: inDays(-3),
      isZipAllowed: true,
    }),
    makeSeedRoom('3', 'MTN-115 区域授权（演示）', {
      upload,
      endTime: inDays(0.8),
      nda: { version: 1, text: NDA },
    }),
    makeSeedRoom('4', 'HLD-9 尽职调查（演示）', { endTime: inDays(60) }),
    makeSeedRoom('5', 'QSN-31 资产出售（演示）', { upload, status: '1', delFlag: '2', endTime: inDays(-20) }),
  ])
}
