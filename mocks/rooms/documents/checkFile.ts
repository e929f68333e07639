import { findGaps, findingsIn, type CheckedNode } from '@/features/rooms/domain/gaps'
import type { TemplateFolder } from '@/features/rooms/domain/template'
import documentsEn from '@/features/rooms/locales/documents.en.json'
import documentsZh from '@/features/rooms/locales/documents.zh.json'
import type { RawFile } from '@/shared/api/endpoint'
import { safeFileName, toCsv } from '@/shared/lib/csv'
import type { Language } from '@/shared/lib/language'
import { header, text } from '../../platform/xlsx/cells'
import { writeWorkbook, XLSX } from '../../platform/xlsx/workbook'

/** Completeness of a room's documents as a file: its sections, and the findings, each with a head. */
export async function checkFile(
  room: string,
  nodes: readonly CheckedNode[],
  format: 'xlsx' | 'csv',
  language: Language,
): Promise<RawFile> {
  const { check } = language === 'zh' ? documentsZh : documentsEn
  const gaps = findGaps(nodes)
  const placeOf = ({ indexNo, name }: CheckedNode) => `${indexNo} ${name}`.trim()
  const nameOf = ({ folder, name }: TemplateFolder<CheckedNode>) =>
    folder ? placeOf(folder) : name[language]
  const countOf = (count: number) =>
    check[count === 1 ? 'versions_one' : 'versions_other'].replace('{{count}}', String(count))
  const sections = [
    [check.section, check.filled, check.gaps],
    ...gaps.sections.map((section) => [
      nameOf(section),
      check.of
        .replace('{{filled}}', String(section.filled))
        .replace('{{expected}}', String(section.expected)),
      section.gaps.map(nameOf).join(', '),
    ]),
  ]
  const findings = [
    [check.where, check.kind, check.detail],
    ...findingsIn(gaps).map(({ kind, node, others }) => [
      placeOf(node),
      check.kinds[kind],
      kind === 'unpublished' ? countOf(node.versions.length) : others.map(placeOf).join(', '),
    ]),
  ]
  const name = `${safeFileName(`${room}_${check.fileName}`)}.${format}`
  if (format === 'csv') {
    const blob = toCsv([...sections, [], ...findings])
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type: 'text/csv;charset=utf-8', name }
  }
  const toSheet = (sheet: string, [heads = [], ...rows]: string[][], widths: number[]) => ({
    sheet,
    data: [heads.map((head) => header(head)), ...rows.map((row) => row.map((cell) => text(cell)))],
    widths,
    frozenRows: 1,
    frozenColumns: 1,
  })
  const bytes = await writeWorkbook([
    toSheet(check.fileName, sections, [32, 12, 80]),
    toSheet(check.findings, findings, [48, 16, 60]),
  ])
  return { bytes, type: XLSX, name }
}
