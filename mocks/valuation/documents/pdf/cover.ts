import { formatMoney } from '@/shared/lib/money'
import type { Reader } from '../common/complete'
import { oneLine } from '../common/oneLine'
import { serverTime } from '../common/serverTime'
import {
  ACCENT,
  destinationOf,
  INK,
  INK_SOFT,
  innerWidth,
  left,
  LINE,
  turnPage,
  type Paper,
} from '../paper/paper'
import type { Subject } from '../common/subject'
import { drawTable } from '../paper/table'

/** Longer names are cut in the title. */
const LONGEST = 120

const cut = (text: string) => oneLine(text, LONGEST)

/** The first page without its contents, whose page numbers are only known at the end. Gives their place. */
export function drawCover(
  doc: Paper,
  { report, content, texts }: Subject,
  { userId, nickName }: Reader,
): number {
  const { t, language, own, product } = texts
  turnPage(doc, 'portrait')
  const width = innerWidth(doc)
  doc
    .font('bold')
    .fontSize(9)
    .fillColor(ACCENT)
    .text(`${product} · ${t('valuation:page.title')}`, { width })
  doc.moveDown(0.6).fontSize(22).fillColor(INK).text(cut(report.pipelineName), { width })
  doc.font('regular').fontSize(11).fillColor(INK_SOFT).text(cut(report.companyName), { width })
  doc.moveDown(0.5).fontSize(10).text(t('valuation:kpi.rnpv'), { width })
  doc
    .font('bold')
    .fontSize(20)
    .fillColor(ACCENT)
    .text(formatMoney(content.summary.rnpv, report.currency, language), { width })
  doc.y += 10
  drawTable(doc, {
    columns: [t('valuation:column.field'), t('valuation:column.value')],
    size: 9,
    rows: [
      [t('valuation:method.baseDate'), report.baseDate],
      [own.version, `v${report.version}`],
      [t('valuation:method.methodVersion'), report.methodVersion],
      [t('valuation:method.tableVersion'), report.tableVersion],
      [own.createTime, serverTime(report.createTime)],
      [own.reader, `${cut(nickName)} (${userId})`],
      ...(report.outdated
        ? [[t('valuation:outdated.title'), t(`valuation:outdated.${report.outdated}`)]]
        : []),
    ],
  })
  return doc.y + 6
}

/** Contents on the first page: title, dots, page; each a link. */
export function drawContents(
  doc: Paper,
  title: string,
  top: number,
  entries: readonly { title: string; page: number }[],
) {
  const [x, width] = [left(doc), innerWidth(doc)]
  doc.font('bold').fontSize(11).fillColor(INK).text(title, x, top, { width })
  let y = doc.y + 6
  doc.font('regular').fontSize(10)
  for (const [index, entry] of entries.entries()) {
    const name = entry.title
    const goTo = destinationOf(index + 1)
    doc.fillColor(INK).text(name, x, y, { lineBreak: false, goTo })
    doc.text(String(entry.page), x, y, { width, align: 'right', goTo })
    const [from, to] = [
      x + doc.widthOfString(name) + 6,
      x + width - doc.widthOfString(String(entry.page)) - 6,
    ]
    doc
      .moveTo(from, y + 10)
      .lineTo(to, y + 10)
      .lineWidth(0.5)
      .dash(1, { space: 2 })
      .stroke(LINE)
      .undash()
    y += 19
  }
}
