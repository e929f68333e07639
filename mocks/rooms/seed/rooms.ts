import { LEVEL } from '@/features/rooms/domain/levels'
import { SCOPES, type Scope } from '@/features/rooms/domain/scope'
import { rooms, type StoredRoom } from '../store'
import { inDays } from './times'

const aRoom = (id: string, name: string, changes: Partial<StoredRoom> = {}): StoredRoom => ({
  id,
  name,
  description: '肿瘤双特异性抗体的授权引入，资料按十二个部分整理。人物、公司与数据均为演示。',
  targetName: 'BLX-220（演示）',
  orgName: '蓝溪生物（演示）',
  status: '0',
  delFlag: '0',
  endTime: inDays(18.2),
  createTime: inDays(-40),
  defaultLevel: LEVEL.none,
  isZipAllowed: false,
  ...changes,
})

const STORY: Readonly<Record<Scope, string>> = {
  vdr: 'BLX-220 授权引入（演示）',
  implement: 'BLX-220 投后管理（演示）',
}

/** One that tells a story, one closed, one about to end, one empty, one deleted. */
for (const scope of SCOPES) {
  rooms[scope].seed(() => [
    aRoom('1', STORY[scope]),
    aRoom('2', 'KRX-08 合作开发（演示）', { endTime: inDays(-3), isZipAllowed: true }),
    aRoom('3', 'MTN-115 区域授权（演示）', { endTime: inDays(0.8), description: '' }),
    aRoom('4', 'HLD-9 尽职调查（演示）', { endTime: inDays(60), description: '' }),
    aRoom('5', 'QSN-31 资产出售（演示）', { status: '1', delFlag: '2', endTime: inDays(-20) }),
  ])
}
