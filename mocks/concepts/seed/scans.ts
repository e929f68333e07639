import type { StoredConcept } from '../store'
import { newFilePath, storedFiles } from '../../platform/files'
import { drawText, pdfFile } from '../../platform/pdf'

type FileRecord = NonNullable<StoredConcept['secrecyFile']>

const SCANS = {
  secrecy: ['保密协议（已签署）.pdf', 'Confidentiality agreement, signed copy (demo)'],
  service: ['服务协议（已签署）.pdf', 'Service agreement, signed copy (demo)'],
  first: ['初审听证记录.pdf', 'Record of the first hearing (demo)'],
  second: ['投决访谈记录.pdf', 'Record of the second hearing (demo)'],
} as const

const makePage = (line: string) => pdfFile({ title: line, pages: [drawText(line, 72, 82, 14)] })

const PATHS = {
  secrecy: newFilePath('secrecy', 'pdf'),
  service: newFilePath('service', 'pdf'),
  first: newFilePath('first', 'pdf'),
  second: newFilePath('second', 'pdf'),
}

storedFiles.seed(() =>
  (Object.keys(SCANS) as (keyof typeof SCANS)[]).map((scan) => {
    const [name, line] = SCANS[scan]
    return { id: PATHS[scan], bytes: makePage(line), type: 'application/pdf', name }
  }),
)

export const scanOf = (scan: keyof typeof SCANS, by: string, time: string): FileRecord => ({
  fileName: PATHS[scan],
  originalName: SCANS[scan][0],
  size: makePage(SCANS[scan][1]).length,
  by,
  time,
})
