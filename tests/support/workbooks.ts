import { strToU8, zipSync } from 'fflate'

interface WorkbookOptions {
  /** Namespace prefix of elements, with its colon. */
  prefix?: string
  isFrom1904?: boolean
  sharedStrings?: string
  /** More files in the archive. */
  files?: Record<string, Uint8Array>
}

/** Zips a workbook of raw `<row>` elements, for what a writer of workbooks does not write. */
export function makeWorkbook(
  sheets: readonly { name: string; xml: string }[],
  { prefix: p = '', isFrom1904 = false, sharedStrings = '', files = {} }: WorkbookOptions = {},
): Uint8Array<ArrayBuffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const root = (name: string, content: string) =>
    strToU8(
      `<?xml version="1.0"?><${p}${name} xmlns${p && `:${p.slice(0, -1)}`}="${main}" xmlns:r="${office}">${content}</${p}${name}>`,
    )
  const parts = sheets.map(({ name, xml }, index) => ({ name, xml, id: index + 1 }))
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const bytes = zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packaged}/content-types">${override('xl/workbook.xml', 'sheet.main')}${override('xl/sharedStrings.xml', 'sharedStrings')}${override('xl/styles.xml', 'styles')}${parts.map(({ id }) => override(`xl/worksheets/sheet${id}.xml`, 'worksheet')).join('')}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packaged}/relationships">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packaged}/relationships">${relation('s', 'sharedStrings', 'sharedStrings.xml')}${relation('y', 'styles', 'styles.xml')}${parts.map(({ id }) => relation(`r${id}`, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}</Relationships>`,
    ),
    'xl/workbook.xml': root(
      'workbook',
      `<${p}workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><${p}sheets>${parts.map(({ name, id }) => `<${p}sheet name="${name}" sheetId="${id}" r:id="r${id}"/>`).join('')}</${p}sheets>`,
    ),
    'xl/sharedStrings.xml': root('sst', sharedStrings),
    // The second style of cells is that of a date.
    'xl/styles.xml': root(
      'styleSheet',
      `<${p}cellXfs count="2"><${p}xf numFmtId="0"/><${p}xf numFmtId="14"/></${p}cellXfs>`,
    ),
    ...Object.fromEntries(
      parts.map(({ id, xml }) => [
        `xl/worksheets/sheet${id}.xml`,
        root('worksheet', `<${p}sheetData>${xml}</${p}sheetData>`),
      ]),
    ),
    ...files,
  })
  return new Uint8Array(bytes)
}
