import { AssetInput } from '@/features/vdr/asset/asset.api'
import { dayIn, inDays } from '../../rooms/seed/times'
import { assetChanges, assets } from '../assets'

const source = (field: string, documentId: string, page: number) => ({
  field,
  documentId,
  versionId: `${documentId}v1`,
  page,
})

/** Invented asset of the demo's main room, with the pages it is sourced from. */
assets.seed(() => [
  {
    ...AssetInput.parse({
      name: 'BLX-220（演示）',
      ingredient: '双特异性抗体（演示）',
      registrationNo: null,
      clinicalEntry: dayIn(-1100),
      phase: 'phase2',
      phaseTime: dayIn(-420),
      funds: 186_000_000,
      currency: 'CNY',
      orgName: '蓝溪生物（演示）',
      legalPerson: '周岚',
      creditCode: '91310115MA1DEMQ202',
      sources: [
        source('name', '1-1', 2),
        source('clinicalEntry', '7-1', 1),
        source('phase', '6-2-1', 4),
        source('funds', '10-1', 9),
        source('creditCode', '2-3-1', 1),
      ],
    }),
    id: '1',
    version: 2,
    updatedBy: '周岚',
  },
])

assetChanges.seed(() => [
  {
    id: '1',
    roomId: '1',
    time: inDays(-30),
    by: '系统管理员',
    changes: [
      { field: 'legalPerson', before: '周澜', after: '周岚' },
      { field: 'ingredient', before: '抗体（演示）', after: '双特异性抗体（演示）' },
    ],
  },
  {
    id: '2',
    roomId: '1',
    time: inDays(-12),
    by: '周岚',
    changes: [{ field: 'funds', before: 172_000_000, after: 186_000_000 }],
  },
])
