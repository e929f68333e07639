import type { Certificate } from '@/features/rooms/members/certificate'
import english from '@/features/rooms/locales/rights.en.json'
import chinese from '@/features/rooms/locales/rights.zh.json'
import levelsEn from '@/shared/locales/dictionary.en.json'
import type { RawFile } from '@/shared/api/endpoint'
import type { Language } from '@/shared/lib/language'
import { entriesOf } from '../../entities/seed/dictionaries'
import { fileStem } from '../../valuation/documents/common/fileName'
import { oneLine } from '../../valuation/documents/common/oneLine'
import { serverTime } from '../../platform/serverTime'
import {
  bytesOf,
  heading,
  INK,
  INK_SOFT,
  innerWidth,
  left,
  createPdf,
  paragraph,
  addPage,
} from '../../valuation/documents/paper/pdfDocument'
import { drawTable } from '../../valuation/documents/paper/table'
import { drawTagged, drawArtifact } from '../../valuation/documents/paper/tags'
import { drawWatermark } from '../../valuation/documents/paper/watermark'

const TEXTS = { zh: chinese.certificate, en: english.certificate }
const MIN_SPACE_AFTER_HEADING = 120

const levelName = (level: number, language: Language) => {
  const code = String(level)
  if (language === 'en') return (levelsEn.vdr_doc_level as Readonly<Record<string, string>>)[code] ?? code
  return entriesOf('vdr_doc_level')?.find(({ dictValue }) => dictValue === code)?.dictLabel ?? code
}

export async function certificatePdf(
  { room, member, email, tag, at, rows, hash, plannedAsOf }: Certificate,
  maker: { userId: string; nickName: string },
  language: Language,
): Promise<RawFile> {
  const t = TEXTS[language]
  const memberName = oneLine(member, 80)
  const doc = createPdf({
    title: `${t.title} · ${memberName}`,
    author: room,
    subject: at,
    lang: language === 'zh' ? 'zh-CN' : 'en',
  })
  const bytes = bytesOf(doc)
  addPage(doc, 'portrait')
  doc.font('bold').fontSize(20).fillColor(INK)
  drawTagged(doc, 'H1', () => doc.text(t.title, { width: innerWidth(doc) }))
  doc.moveDown(0.4)
  paragraph(doc, oneLine(room, 120), INK_SOFT)
  const of = (plannedAsOf ? t.ofPlanned : t.of)
    .replace('{{name}}', `${memberName} <${email}>`)
    .replace('{{time}}', serverTime(at))
  paragraph(doc, tag ? `${of} · ${tag}` : of)
  if (plannedAsOf) paragraph(doc, t.planned.replace('{{time}}', serverTime(plannedAsOf)))
  paragraph(doc, `${t.hash} ${hash}`)
  const documents = rows.filter(({ kind }) => kind === 'document').length
  heading(doc, 1, t.count_other.replace('{{count}}', String(documents)), MIN_SPACE_AFTER_HEADING)
  const source = t.source as Readonly<Record<string, string>>
  if (rows.length === 0) paragraph(doc, t.nothing)
  else
    drawTable(doc, {
      columns: [t.node, t.level, t.rule, t.author, t.setTime],
      weights: [38, 18, 26, 8, 14],
      rows: rows.map((row) => [
        `${row.indexNo} ${oneLine(row.name, 120) || t.purged}`.trim(),
        `${row.level} ${levelName(row.level, language)}`,
        [source[row.source] ?? row.source, oneLine(row.place, 80)].filter(Boolean).join(' · '),
        row.setBy,
        row.setTime && serverTime(row.setTime),
      ]),
    })
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    drawWatermark(doc, `${maker.userId} ${maker.nickName}`)
    // The footer is below the margin; without this it would start a new page.
    doc.page.margins.bottom = 0
    doc.font('regular').fontSize(7.5).fillColor(INK_SOFT)
    const foot = `${page + 1} / ${count} · ${hash}`
    drawArtifact(doc, () => doc.text(foot, left(doc), doc.page.height - 32, { lineBreak: false }))
  }
  doc.end()
  const day = at.slice(0, 10)
  return { bytes: await bytes, type: 'application/pdf', name: `${fileStem(member)}_${day}.pdf` }
}
