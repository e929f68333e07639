import { PatentInput } from '@/features/rooms/patents/roomPatents.api'
import { SCOPES } from '@/entities/roomScope'
import { revisionStamp } from '../../platform/versioned'
import { patents } from '../patents'
import { dayIn } from './times'

/** Invented; their fees are overdue, due within a month, and due far in the future. */
const PATENTS = () => [
  {
    applicationNo: '202310123456.6',
    applicationDate: '2023-02-14',
    applicant: '蓝溪生物（演示）',
    title: '双特异性抗体及其用途（演示）',
    kind: 'invention',
    legalStatus: 'granted',
    patentNo: 'ZL202310123456.6',
    firstCountry: '中国',
    receivingOffice: 'CN',
    nextFeeDate: dayIn(-5),
  },
  {
    applicationNo: '202410234567.9',
    applicationDate: '2024-03-20',
    applicant: '蓝溪生物（演示）',
    title: '抗体药物偶联物的制备方法（演示）',
    kind: 'invention',
    legalStatus: 'pending',
    firstCountry: '中国',
    nextFeeDate: dayIn(20),
  },
  {
    applicationNo: 'PCT/CN2024/081234',
    applicationDate: '2024-02-10',
    applicant: '蓝溪生物（演示）',
    title: 'Bispecific antibodies and uses thereof (demo)',
    kind: 'pct',
    legalStatus: 'pending',
    internationalNo: 'PCT/CN2024/081234',
    receivingOffice: 'IB',
    firstCountry: '中国',
    nextFeeDate: dayIn(200),
  },
]

for (const scope of SCOPES) {
  patents[scope].seed(() =>
    PATENTS().map((patent, index) => ({
      ...PatentInput.parse(patent),
      id: String(index + 1),
      roomId: '1',
      ...revisionStamp({ nickName: '系统管理员' }),
    })),
  )
}
