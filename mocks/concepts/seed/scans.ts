import type { StoredConcept } from '../store'
import { storedFiles } from '../../platform/files'

type FileRecord = NonNullable<StoredConcept['secrecyFile']>

/** What stands for paper that was signed or written down before the demo began. */
const SCANS = {
  secrecy: ['保密协议（已签署）.pdf', 'Confidentiality agreement, signed copy (demo)'],
  service: ['服务协议（已签署）.pdf', 'Service agreement, signed copy (demo)'],
  first: ['初审听证记录.pdf', 'Record of the first hearing (demo)'],
  second: ['投决访谈记录.pdf', 'Record of the second hearing (demo)'],
} as const

/** A page of PDF with one line; plain ASCII, without brackets that do not match. */
function page(line: string): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 14 Tf 72 760 Td (${line}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

const addressOf = (scan: keyof typeof SCANS) => `/profile/upload/demo/${scan}.pdf`

storedFiles.seed(() =>
  (Object.keys(SCANS) as (keyof typeof SCANS)[]).map((scan) => {
    const [name, line] = SCANS[scan]
    return { id: addressOf(scan), bytes: page(line), type: 'application/pdf', name }
  }),
)

/** The record of a seeded upload. */
export const scanOf = (scan: keyof typeof SCANS, by: string, time: string): FileRecord => ({
  fileName: addressOf(scan),
  originalName: SCANS[scan][0],
  size: page(SCANS[scan][1]).length,
  by,
  time,
})
