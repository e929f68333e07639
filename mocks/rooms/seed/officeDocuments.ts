import { utils, write } from '@e965/xlsx'
import { LEVEL } from '@/features/rooms/domain/levels'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { demoFile, type DemoDrug, type DemoType } from '../documents/demoFiles'
import { roomFiles } from '../roomFiles'
import type { StoredNode } from '../store'
import { inDays } from './times'

/* Office files and pictures of a demo room. They are built and converted when somebody first opens them. */

const ROOM = '3'

const DRUG: DemoDrug = {
  code: 'MTN-115',
  kind: [
    '口服的选择性 MTN 激酶小分子抑制剂',
    'an oral, selective small-molecule inhibitor of the MTN kinase',
  ],
  mechanism: [
    '与 MTN 激酶的 ATP 口袋可逆结合，阻断下游信号',
    'Binds the ATP pocket of the MTN kinase reversibly and blocks downstream signalling',
  ],
}

const CONDITIONS = [
  ['25 °C / 60 % RH', 0.006],
  ['30 °C / 65 % RH', 0.011],
  ['40 °C / 75 % RH', 0.034],
] as const
const MONTHS = [0, 3, 6, 9, 12, 18, 24]

function stabilityWorkbook(): Uint8Array<ArrayBuffer> {
  // Otherwise the library writes the number formats of all workbooks that it has read before.
  const book = Object.assign(utils.book_new(), { SSF: {} })
  for (const [condition, loss] of CONDITIONS) {
    const rows = MONTHS.map((month) => [
      month,
      { t: 'n', v: 99.6 - loss * month * 10, z: '0.0' },
      { t: 'n', v: 0.12 + loss * month, z: '0.00' },
      { t: 'n', v: 0.4 + loss * month * 2, z: '0.0' },
      loss * month > 0.5 ? '不合格 Fails' : '合格 Passes',
    ])
    const sheet = utils.aoa_to_sheet([
      [`MTN-115 薄膜衣片 50 mg，批号 MTN-2407（虚构）· Film-coated tablets, invented`],
      [`条件 Condition: ${condition}`],
      ['月 Month', '含量 Assay %', '总杂质 Total impurities %', '水分 Water %', '结论 Result'],
      ...rows,
    ])
    sheet['!cols'] = [8, 14, 24, 14, 16].map((wch) => ({ wch }))
    utils.book_append_sheet(book, sheet, condition.replaceAll(/[/°%]/g, '').replaceAll(/\s+/g, ' '))
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

interface OfficeDocument {
  id: string
  folder: string
  name: string
  type: DemoType
  /** Size and hash of the built file, which is not there yet when documents are listed. */
  size: number
  hash: string
  build: () => Uint8Array<ArrayBuffer>
}

const FOLDERS = ['项目概览', '临床研究', 'CMC']

export const OFFICE_DOCUMENTS: readonly OfficeDocument[] = [
  {
    id: 'mtn-1-1',
    folder: 'mtn-1',
    name: '管理层介绍（演示）',
    type: 'pptx',
    size: 11_532,
    hash: '20605e98a68a98c8d81231701f68ed337c24829ac52651f84f6d7d2e0425cfb2',
    build: () => demoFile('pptx', DRUG),
  },
  {
    id: 'mtn-1-2',
    folder: 'mtn-1',
    name: '补充资料邮件（演示）',
    type: 'eml',
    size: 742,
    hash: '4661c157d1f91ba4ddd62ed01c6575f70236ffb9160b90b6fef5246905e9b821',
    build: () => demoFile('eml', DRUG),
  },
  {
    id: 'mtn-2-1',
    folder: 'mtn-2',
    name: '研究方案摘要（演示）',
    type: 'docx',
    size: 5_521,
    hash: '8b6702d1445e21990d8871bd9138ab38cb1f8704667fc565f8da9751144f444c',
    build: () => demoFile('docx', DRUG),
  },
  {
    id: 'mtn-2-2',
    folder: 'mtn-2',
    name: '量效曲线（演示）',
    type: 'png',
    size: 1_864,
    hash: '7ba2fb93c8b5d09fc1e20daa2fcaf3a32e7ab5ac2a83ff1420312c90cc44b58e',
    build: () => demoFile('png', DRUG),
  },
  {
    id: 'mtn-3-1',
    folder: 'mtn-3',
    name: '稳定性数据（演示）',
    type: 'xlsx',
    size: 12_907,
    hash: '3c40531e1113e877c10f9627be5d762f441575daf00b21db4575fc16bd8cd58f',
    build: stabilityWorkbook,
  },
]

export const officeNodes = (): StoredNode[] => [
  ...FOLDERS.map((name, at): StoredNode => ({
    roomId: ROOM,
    createTime: inDays(-20),
    id: `mtn-${at + 1}`,
    parentId: null,
    kind: 'folder',
    name,
    order: at + 1,
  })),
  ...OFFICE_DOCUMENTS.map(({ id, folder, name, type, size }, at): StoredNode => ({
    roomId: ROOM,
    createTime: inDays(-20),
    id,
    parentId: folder,
    kind: 'document',
    name,
    order: at + 1,
    type,
    size,
    pages: 1,
    state: 'published',
    versionNo: 1,
    updateTime: inDays(-9 + at),
    updateBy: '周岚',
    submitterId: '40',
  })),
]

/** The member who is interested in the asset reads all of it. */
export const officeRules = FOLDERS.map(
  (_, at) =>
    ({
      kind: 'rule',
      node: `mtn-${at + 1}`,
      subject: 'member',
      id: '3030',
      level: LEVEL.downloadMarked,
    }) as const,
)

/** Key of a document's file: one for each section, because a conversion belongs to one. */
const fileKeyOf = (scope: Scope, documentId: string) => `${scope}-${documentId}`

/** Facts of a version that are not those of a generated PDF; undefined for other documents. */
export function officeVersion(scope: Scope, documentId: string) {
  const document = OFFICE_DOCUMENTS.find(({ id }) => id === documentId)
  return document && { type: document.type, hash: document.hash, fileKey: fileKeyOf(scope, documentId) }
}

roomFiles.seed(() =>
  SCOPES.flatMap((scope) =>
    OFFICE_DOCUMENTS.map(({ id, name, type, build }) => {
      let bytes: ReturnType<typeof build> | undefined
      return {
        id: fileKeyOf(scope, id),
        name: `${name}.${type}`,
        type: '',
        get bytes() {
          bytes ??= build()
          return bytes
        },
      }
    }),
  ),
)
