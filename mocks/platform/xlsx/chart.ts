import { sanitizeAttributeValue, sanitizeTextContent } from 'write-excel-file/utility'
import { chartPalette } from '@/shared/ui/chart/chartPalette'
import { EPOCH, type Cell } from './cells'
import { placeOf } from './parseFormula'
import { referenceTo, type Area, type Chart, type ChartSeries, type Sheet } from './sheet'

/** Returns the cells of an area, with their cached values. */
type ReadCells = (area: Area) => Cell[]

const NAMESPACES =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'

const CATEGORY_AXIS = 1
const VALUE_AXIS = 2

/** In hundredths of a point. */
const TITLE_SIZE = 1200
const TEXT_SIZE = 900

const { ink, soft, line: gridColor, axis: axisColor } = chartPalette(false)

const filled = (color: string) => `<a:solidFill><a:srgbClr val="${color.slice(1)}"/></a:solidFill>`
const stroke = (color: string, width: number) =>
  `<c:spPr><a:ln w="${width}" cap="rnd">${filled(color)}<a:round/></a:ln></c:spPr>`

const fontOf = (tag: string, size: number, color: string, isBold = false) =>
  `<a:${tag} sz="${size}" b="${isBold ? 1 : 0}">${filled(color)}</a:${tag}>`

const textStyle = (size: number, color: string) =>
  `<c:txPr><a:bodyPr/><a:p><a:pPr>${fontOf('defRPr', size, color)}</a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`

export function readerOf(sheets: readonly Sheet[]): ReadCells {
  const bySheet = new Map(sheets.map(({ sheet, data }) => [sheet, data]))
  return ({ sheet, cells }) => {
    const [from, to = from] = cells.split(':').map(placeOf)
    const rows = bySheet.get(sheet)!.slice(from!.row, to!.row + 1)
    return rows.flatMap((row) =>
      Array.from({ length: to!.column - from!.column + 1 }, (_, at) => row[from!.column + at] ?? null),
    )
  }
}

function valueOf(cell: Cell): string {
  const value = cell?.type === 'Formula' && 'cached' in cell ? cell.cached : cell?.value
  if (value instanceof Date) return String(value.getTime() / 86_400_000 + EPOCH)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const formatOf = (cells: readonly Cell[]) => cells.find((cell) => cell?.format)?.format ?? 'General'

/** Reference to cells, with their present values for programs that do not compute. */
function reference(area: Area, read: ReadCells): string {
  const cells = read(area)
  const points = cells.map(
    (cell, index) => `<c:pt idx="${index}"><c:v>${sanitizeTextContent(valueOf(cell))}</c:v></c:pt>`,
  )
  const isText = cells.every((cell) => Number.isNaN(Number(valueOf(cell))))
  const [kind, head] = isText
    ? ['str', '']
    : ['num', `<c:formatCode>${sanitizeTextContent(formatOf(cells))}</c:formatCode>`]
  return `<c:${kind}Ref><c:f>${sanitizeTextContent(referenceTo(area))}</c:f><c:${kind}Cache>${head}<c:ptCount val="${cells.length}"/>${points.join('')}</c:${kind}Cache></c:${kind}Ref>`
}

function seriesXml(series: ChartSeries, index: number, { categories }: Chart, read: ReadCells): string {
  const { name, values, color, isLine } = series
  const look = isLine
    ? `${stroke(color, 25_400)}<c:marker><c:symbol val="none"/></c:marker>`
    : `<c:spPr>${filled(color)}</c:spPr><c:invertIfNegative val="0"/>`
  return [
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx>${reference(name, read)}</c:tx>${look}`,
    `<c:cat>${reference(categories, read)}</c:cat><c:val>${reference(values, read)}</c:val>`,
    isLine ? '<c:smooth val="0"/></c:ser>' : '</c:ser>',
  ].join('')
}

const axisTitle = (area: Area, read: ReadCells) =>
  `<c:title><c:tx>${reference(area, read)}</c:tx><c:overlay val="0"/>${textStyle(TEXT_SIZE, soft)}</c:title>`

function plotXml(chart: Chart, read: ReadCells): string {
  const { series, direction, isStacked } = chart
  const isRows = direction === 'rows'
  const each = (isLine: boolean) =>
    series
      .map((it, index) => (Boolean(it.isLine) === isLine ? seriesXml(it, index, chart, read) : ''))
      .join('')
  const axes = `<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/>`
  const lines = each(true)
  const axis = (id: number, order: string, position: string, grid: string, title: Area) =>
    `<c:axId val="${id}"/><c:scaling><c:orientation val="${order}"/></c:scaling><c:delete val="0"/><c:axPos val="${position}"/>${grid}${axisTitle(title, read)}`
  const ticks = (labels: string, color: string) =>
    `<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${labels}"/>${stroke(color, 9525)}${textStyle(TEXT_SIZE, soft)}`
  return [
    `<c:barChart><c:barDir val="${isRows ? 'bar' : 'col'}"/><c:grouping val="${isStacked ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>`,
    `${each(false)}<c:gapWidth val="60"/><c:overlap val="100"/>${axes}</c:barChart>`,
    lines &&
      `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines}<c:marker val="1"/>${axes}</c:lineChart>`,
    // Rows are listed from top to bottom, and the value axis stays below them.
    `<c:catAx>${axis(CATEGORY_AXIS, isRows ? 'maxMin' : 'minMax', isRows ? 'l' : 'b', '', chart.categoryTitle)}`,
    `<c:numFmt formatCode="${sanitizeAttributeValue(formatOf(read(chart.categories)))}" sourceLinked="0"/>${ticks('low', axisColor)}<c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/>${isRows ? '<c:tickLblSkip val="1"/>' : ''}<c:noMultiLvlLbl val="0"/></c:catAx>`,
    `<c:valAx>${axis(VALUE_AXIS, 'minMax', isRows ? 'b' : 'l', `<c:majorGridlines>${stroke(gridColor, 9525)}</c:majorGridlines>`, chart.valueTitle)}`,
    `<c:numFmt formatCode="#,##0" sourceLinked="0"/>${ticks('nextTo', gridColor)}<c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="${isRows ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>`,
  ].join('')
}

/** Content of a chart part. */
export function chartXml(chart: Chart, read: ReadCells): string {
  const title = `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr>${fontOf('defRPr', TITLE_SIZE, ink, true)}</a:pPr><a:r>${fontOf('rPr', TITLE_SIZE, ink, true)}<a:t>${sanitizeTextContent(chart.title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><c:chartSpace ${NAMESPACES}><c:roundedCorners val="0"/>`,
    `<c:chart>${title}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${plotXml(chart, read)}</c:plotArea>`,
    `<c:legend><c:legendPos val="t"/><c:overlay val="0"/>${textStyle(TEXT_SIZE, ink)}</c:legend>`,
    `<c:plotVisOnly val="0"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>`,
  ].join('')
}

const chartId = (index: number) => `rId-chart-${index + 1}`
export const chartPart = (sheetId: string, index: number) => `xl/charts/chart${sheetId}-${index + 1}.xml`

/** Frames of a sheet's charts, for its drawing part. */
export const framesXml = (charts: readonly Chart[]): string =>
  charts
    .map(({ place, title, alt }, index) => {
      const [from, to] = place.split(':').map(placeOf)
      const corner = (tag: string, { column, row }: { column: number; row: number }) =>
        `<xdr:${tag}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${tag}>`
      // The end is the far corner of the last cell.
      const end = { column: to!.column + 1, row: to!.row + 1 }
      return [
        `<xdr:twoCellAnchor>${corner('from', from!)}${corner('to', end)}<xdr:graphicFrame macro="">`,
        `<xdr:nvGraphicFramePr><xdr:cNvPr id="${index + 2}" name="${sanitizeAttributeValue(title)}" descr="${sanitizeAttributeValue(alt)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>`,
        `<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">`,
        `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${chartId(index)}"/>`,
        `</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`,
      ].join('')
    })
    .join('')

export const chartRelations = (charts: readonly Chart[], sheetId: string): string =>
  charts
    .map(
      (_, index) =>
        `<Relationship Id="${chartId(index)}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart" Target="/${chartPart(sheetId, index)}"/>`,
    )
    .join('')

export const chartContentType = (part: string): string =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`
