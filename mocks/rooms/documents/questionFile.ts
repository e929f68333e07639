import type { questionApis } from '@/features/rooms/questions/questions.api'
import english from '@/features/rooms/locales/questions.en.json'
import chinese from '@/features/rooms/locales/questions.zh.json'
import type { RawAnswerOf, RawFile } from '@/shared/api/endpoint'
import { safeFileName } from '@/shared/lib/csv'
import labelsEn from '@/shared/locales/dictionary.en.json'
import type { Language } from '@/shared/lib/language'
import { aboutSheet } from '../../entities/table/aboutSheet'
import { entriesOf } from '../../entities/seed/dictionaries'
import { oneLine } from '../../valuation/documents/common/oneLine'
import { serverTime } from '../../platform/serverTime'
import {
  bytesOf,
  heading,
  INK_SOFT,
  createPdf,
  paragraph,
  addPage,
} from '../../valuation/documents/paper/pdfDocument'
import { drawWatermark } from '../../valuation/documents/paper/watermark'
import { header, text } from '../../platform/xlsx/cells'
import { writeWorkbook } from '../../platform/xlsx/workbook'

const TEXTS = { zh: chinese, en: english }
const DICTIONARIES = { status: 'vdr_question_status', category: 'vdr_question_category' }
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const MIN_SPACE_AFTER_HEADING = 90

type Row = RawAnswerOf<(typeof questionApis)['vdr']['list']>['rows'][number]

interface QuestionExport {
  room: string
  rows: readonly Row[]
  format: 'xlsx' | 'pdf'
  language: Language
  maker: { userId: string; nickName: string }
  query: object
}

function labelOf(type: 'vdr_question_status' | 'vdr_question_category', code = '', language: Language) {
  if (language === 'en') return (labelsEn[type] as Readonly<Record<string, string>>)[code] ?? code
  return entriesOf(type)?.find(({ dictValue }) => dictValue === code)?.dictLabel ?? code
}

function citationText({ citation }: Row, language: Language): string {
  if (!citation) return ''
  const { documentName, versionNo, page } = citation
  const t = TEXTS[language].citation
  return [
    documentName,
    versionNo ? t.version.replace('{{no}}', String(versionNo)) : '',
    page ? t.page.replace('{{page}}', String(page)) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

export const questionFile = (request: QuestionExport): Promise<RawFile> =>
  request.format === 'xlsx' ? renderXlsx(request) : renderPdf(request)

const nameOf = ({ room, format, language }: QuestionExport) =>
  `${safeFileName(room)}_${TEXTS[language].export.fileName}.${format}`

async function renderXlsx(request: QuestionExport): Promise<RawFile> {
  const { rows, language } = request
  const { field, priority: priorities, export: t } = TEXTS[language]
  const columns: readonly (readonly [head: string, width: number, value: (row: Row) => string])[] = [
    [field.title, 36, ({ title }) => title],
    [field.body, 60, ({ body }) => body ?? ''],
    [field.state, 14, ({ status }) => labelOf('vdr_question_status', status, language)],
    [field.category, 14, ({ category }) => labelOf('vdr_question_category', category ?? '', language)],
    [field.priority, 10, ({ priority }) => priorities[priority ?? 'normal']],
    [field.citation, 40, (row) => citationText(row, language)],
    [field.groupName, 20, ({ groupName }) => groupName ?? ''],
    [field.tagName, 18, ({ tagName }) => tagName ?? ''],
    [field.askerName, 14, ({ askerName }) => askerName ?? ''],
    [field.assigneeName, 14, ({ assigneeName }) => assigneeName ?? ''],
    [field.submitTime, 20, ({ submitTime }) => submitTime ?? ''],
    [field.answerTime, 20, ({ answerTime }) => answerTime ?? ''],
    [field.answer, 60, ({ answer }) => answer ?? ''],
  ]
  const data = [
    columns.map(([head]) => header(head)),
    ...rows.map((row) => columns.map(([, , value]) => text(value(row)))),
  ]
  const widths = columns.map(([, width]) => width)
  const bytes = await writeWorkbook([
    { sheet: t.fileName, data, widths, frozenRows: 1, frozenColumns: 1 },
    aboutSheet(
      { account: request.maker, language, query: request.query, labels: field, dictionaries: DICTIONARIES },
      rows.length,
    ),
  ])
  return { bytes, type: XLSX, name: nameOf(request) }
}

async function renderPdf(request: QuestionExport): Promise<RawFile> {
  const { room, rows, language, maker } = request
  const { field, export: t } = TEXTS[language]
  const doc = createPdf({
    title: `${t.title} · ${oneLine(room, 80)}`,
    author: room,
    subject: t.title,
    lang: language === 'zh' ? 'zh-CN' : 'en',
  })
  const bytes = bytesOf(doc)
  addPage(doc, 'portrait')
  paragraph(doc, `${oneLine(room, 120)} · ${t.title} · ${rows.length}`, INK_SOFT)
  if (rows.length === 0) paragraph(doc, t.nothing)
  for (const [at, row] of rows.entries()) {
    heading(doc, at + 1, oneLine(row.title, 100), MIN_SPACE_AFTER_HEADING)
    const state = labelOf('vdr_question_status', row.status, language)
    const category = labelOf('vdr_question_category', row.category ?? '', language)
    const details = [
      state,
      category,
      row.tagName,
      row.askerName,
      row.submitTime && serverTime(row.submitTime),
    ]
    paragraph(doc, details.filter(Boolean).join(' · '), INK_SOFT)
    paragraph(doc, row.body ?? '')
    const cited = citationText(row, language)
    if (cited) paragraph(doc, `${field.citation}: ${cited}`, INK_SOFT)
    if (row.answer) paragraph(doc, `${field.answer}: ${row.answer}`)
  }
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    drawWatermark(doc, `${maker.userId} ${maker.nickName}`)
  }
  doc.end()
  return { bytes: await bytes, type: 'application/pdf', name: nameOf(request) }
}
