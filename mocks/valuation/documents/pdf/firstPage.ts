import {
  figureChange,
  valueChange,
  type PreviousCalculation,
  type Change,
} from '@/features/valuation/reports/summary/valueChange'
import {
  keyFigures,
  otherFigures,
  preTaxLine,
  remarks,
  type KeyFigure,
} from '@/features/valuation/reports/summary/reportFigures'
import { storyOf } from '@/features/valuation/reports/summary/reportStory'
import { indicationName, stageName } from '@/features/valuation/reports/model/valuationNames'
import { formatMoney, formatPercent } from '@/shared/lib/money'
import type { DocumentReader } from '../common/complete'
import { oneLine } from '../common/oneLine'
import { serverTime } from '../../../platform/serverTime'
import type { DocumentData } from '../common/documentData'
import {
  ACCENT,
  bottom,
  destinationOf,
  drawLine,
  FILL,
  INK,
  INK_SOFT,
  innerWidth,
  left,
  addPage,
  type PdfDocument,
} from '../paper/pdfDocument'
import { drawGroup, reserveGroup, drawTagged, drawLink, drawArtifact } from '../paper/tags'
import { drawRange, RANGE_HEIGHT } from './rangeDrawing'

const GAIN = '#0f7561'
const LOSS = '#c2412d'
const MAX_NAME_LENGTH = 120
/** Width in points of the value, to the left of the range. */
const VALUE_WIDTH = 150
const PAD = 8
/** Height in points of an entry of the two-column contents. */
const ENTRY_HEIGHT = 15
const CONTENTS_TITLE = 20

const cut = (text: string) => oneLine(text, MAX_NAME_LENGTH)

interface Line {
  size: number
  color?: string
  font?: 'regular' | 'bold'
  maxLines?: number
  isTitle?: boolean
}

function write(doc: PdfDocument, text: string, x: number, y: number, width: number, line: Line): number {
  const { size, color = INK, font = 'regular', maxLines = 1, isTitle } = line
  doc.font(font).fontSize(size).fillColor(color)
  const height = Math.min(doc.heightOfString(text, { width }), maxLines * doc.currentLineHeight(true) + 0.5)
  drawTagged(doc, isTitle ? 'H1' : 'P', () => doc.text(text, x, y, { width, height, ellipsis: true }))
  return y + height
}

const contentsHeight = (count: number) => CONTENTS_TITLE + Math.ceil(count / 2) * ENTRY_HEIGHT

interface ContentsEntry {
  title: string
  page: number
}

/**
 * Summarizes the report on one page: its value, the reasons, and what needs attention. Space for the contents stays
 * free, because page numbers are known only at the end; returns the function that draws them.
 */
export function drawFirstPage(
  doc: PdfDocument,
  subject: DocumentData,
  reader: DocumentReader,
  before: PreviousCalculation | null,
  sections: number,
) {
  addPage(doc, 'portrait')
  const end = bottom(doc) - contentsHeight(sections) - 2 * PAD
  let y = drawAbout(doc, subject)
  y = drawValue(doc, subject, before, y + PAD)
  const { paths, value } = storyOf(subject.content, subject.context)
  y = drawStory(doc, [paths, value].filter(Boolean).join(subject.texts.t('valuation:sentenceGap')), y + PAD)
  y = drawFigures(doc, subject, before, y + 1.5 * PAD)
  y = drawRemarks(doc, subject, y + PAD, end - 2 * PAD)
  drawMeta(doc, subject, reader, end - PAD)
  drawLine(doc, end + PAD)
  const drawReserved = reserveGroup(doc, 'Sect')
  return (title: string, entries: readonly ContentsEntry[]) =>
    drawReserved(() => drawContents(doc, title, entries))
}

function drawAbout(doc: PdfDocument, { report, content, texts }: DocumentData): number {
  const { t, own, product, language } = texts
  const [x, width] = [left(doc), innerWidth(doc)]
  let y = write(doc, `${product} · ${t('valuation:page.title')}`, x, doc.y, width, {
    size: 9,
    color: ACCENT,
    font: 'bold',
  })
  y = write(doc, cut(report.pipelineName), x, y + 5, width, {
    size: 20,
    font: 'bold',
    maxLines: 2,
    isTitle: true,
  })
  y = write(doc, cut(report.companyName), x, y + 1, width, { size: 10, color: INK_SOFT })
  const facts = [
    [
      t('valuation:asset.indications'),
      content.indications.map((it) => indicationName(it, language)).join(t('valuation:listGap')),
    ],
    [t('valuation:asset.stage'), stageName(t, report.currentStage)],
    [own.version, `v${report.version}`],
    [t('valuation:method.baseDate'), report.baseDate],
  ] as const
  return drawColumns(
    doc,
    facts.map(([name, value]) => ({ name, value, size: 10 })),
    y + PAD,
    [4, 2, 1.4, 2],
  )
}

function drawValue(
  doc: PdfDocument,
  subject: DocumentData,
  before: PreviousCalculation | null,
  top: number,
): number {
  const { report, content, context, texts } = subject
  const { t } = texts
  const x = left(doc)
  const { rnpv } = content.summary
  const line = (text: string, y: number, look: Line) => write(doc, text, x, y, VALUE_WIDTH, look)
  let y = line(t('valuation:kpi.rnpvLong'), top, { size: 8, color: INK_SOFT, maxLines: 2 })
  y = line(formatMoney(rnpv, report.currency, texts.language), y + 2, { size: 24, font: 'bold' })
  const preTax = preTaxLine(content, context)
  if (preTax) y = line(preTax, y + 1, { size: 8, color: INK_SOFT })
  if (before) {
    const change = valueChange(rnpv, before, context)
    y = line(change.text, y + 2, { size: 9, color: change.amount < 0 ? LOSS : GAIN })
    y = line(t('valuation:change.since', { version: before.version, day: before.day }), y + 1, {
      size: 8,
      color: INK_SOFT,
    })
  }
  y = line(t('valuation:kpi.discounted', { rate: formatPercent(content.discountRate, 2) }), y + 2, {
    size: 8,
    color: INK_SOFT,
  })
  const rangeX = x + VALUE_WIDTH + PAD
  drawRange(doc, subject, { x: rangeX, y: top, width: innerWidth(doc) - VALUE_WIDTH - PAD })
  return Math.max(y, top + RANGE_HEIGHT)
}

function drawStory(doc: PdfDocument, text: string, top: number): number {
  const [x, width] = [left(doc), innerWidth(doc)]
  doc.font('regular').fontSize(9)
  const height = doc.heightOfString(text, { width: width - 2 * PAD }) + 2 * PAD
  drawArtifact(doc, () => doc.rect(x, top, width, height).fill(FILL))
  write(doc, text, x + PAD, top + PAD - 1, width - 2 * PAD, { size: 9, maxLines: 10 })
  return top + height
}

interface Cell {
  name: string
  value: string
  size: number
  change?: Change | null
  note?: string
}

function drawColumns(
  doc: PdfDocument,
  cells: readonly Cell[],
  top: number,
  shares = cells.map(() => 1),
): number {
  const totalShare = shares.reduce((sum, share) => sum + share, 0)
  let x = left(doc)
  let lowest = top
  for (const [index, { name, value, size, change, note }] of cells.entries()) {
    const column = (shares[index]! / totalShare) * innerWidth(doc)
    const inner = column - PAD
    let y = write(doc, name, x, top, inner, { size: 7.5, color: INK_SOFT, maxLines: 2 })
    y = write(doc, value, x, y + 1, inner, { size, font: 'bold', maxLines: 2 })
    if (change && change.amount !== 0) {
      y = write(doc, change.text, x, y + 1, inner, {
        size: 8,
        color: change.amount < 0 ? LOSS : GAIN,
      })
    }
    if (note) y = write(doc, note, x, y + 1, inner, { size: 7, color: INK_SOFT, maxLines: 3 })
    lowest = Math.max(lowest, y)
    x += column
  }
  return lowest
}

function drawFigures(
  doc: PdfDocument,
  { content, context }: DocumentData,
  before: PreviousCalculation | null,
  top: number,
): number {
  const cell = ({ name, value }: KeyFigure, size: number): Cell => ({ name, value, size })
  const keys = keyFigures(content, context).map((figure) => ({
    ...cell(figure, 15),
    note: figure.note,
    change: before && figureChange(figure.id, content, before, context),
  }))
  const middle = drawColumns(doc, keys, top) + PAD
  drawLine(doc, middle)
  return drawColumns(
    doc,
    otherFigures(content, context).map((figure) => cell(figure, 9)),
    middle + PAD,
  )
}

/** Outdated notice, verdict and warnings, one line each; those that do not fit are counted. */
function drawRemarks(
  doc: PdfDocument,
  { report, content, context, texts }: DocumentData,
  top: number,
  end: number,
): number {
  const { t } = texts
  const outdated = report.outdated
    ? [`${t('valuation:outdated.title')} · ${t(`valuation:outdated.${report.outdated}`)}`]
    : []
  const lines = [...outdated, ...remarks(content, context).map(({ text }) => text)]
  const height = 13
  const room = Math.max(0, Math.floor((end - top) / height))
  const shown = lines.length <= room ? lines : lines.slice(0, Math.max(0, room - 1))
  const rest = lines.length - shown.length
  const all = rest > 0 ? [...shown, texts.own.more(rest)] : shown
  let y = top
  for (const line of all) {
    write(doc, `• ${line}`, left(doc), y, innerWidth(doc), { size: 8.5 })
    y += height
  }
  return y
}

function drawMeta(
  doc: PdfDocument,
  { report, texts: { t, own } }: DocumentData,
  { userId, nickName }: DocumentReader,
  y: number,
) {
  const meta = [
    `${t('valuation:method.methodVersion')} ${report.methodVersion}`,
    `${t('valuation:method.tableVersion')} ${report.tableVersion}`,
    `${own.createTime} ${serverTime(report.createTime)}`,
    `${own.reader} ${cut(nickName)} (${userId})`,
  ].join(' · ')
  write(doc, meta, left(doc), y, innerWidth(doc), { size: 7.5, color: INK_SOFT })
}

function drawContents(doc: PdfDocument, title: string, entries: readonly ContentsEntry[]) {
  const top = bottom(doc) - contentsHeight(entries.length)
  const gap = 3 * PAD
  const width = (innerWidth(doc) - gap) / 2
  doc.font('bold').fontSize(9).fillColor(INK)
  drawTagged(doc, 'H2', () => doc.text(title, left(doc), top, { width }))
  const rows = Math.ceil(entries.length / 2)
  doc.font('regular').fontSize(9)
  const drawEntry = ({ title, page }: ContentsEntry, index: number) => {
    const x = left(doc) + Math.floor(index / rows) * (width + gap)
    const y = top + CONTENTS_TITLE + (index % rows) * ENTRY_HEIGHT
    const number = String(page)
    const before = x + width - doc.widthOfString(number)
    doc.dash(1, { space: 2 })
    drawLine(doc, y + 9, { from: x + doc.widthOfString(title) + 6, to: before - 6 })
    doc.undash().fillColor(INK)
    drawLink(doc, [x, y, width, doc.currentLineHeight()], destinationOf(index + 1), () => {
      doc.text(`${title} `, x, y, { lineBreak: false })
      doc.text(number, before, y, { lineBreak: false })
    })
  }
  drawGroup(doc, 'TOC', () => {
    for (const [index, entry] of entries.entries()) drawGroup(doc, 'TOCI', () => drawEntry(entry, index))
  })
}
