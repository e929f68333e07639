import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reportFile } from '@mocks/valuation/documents'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import { evaluate, resolve, type Evaluation, type Valuation } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { LANGUAGES, type Language } from '@/shared/lib/language'
import { cellNamed, readWorkbook, type Book } from '../unit/mocks/documents/workbook'
import { TODAY } from '../unit/valuation/form/makeForm'
import { changesOf } from './changes'
import { ledgerCells, UNIT } from './ledgerCells'
import { reports } from './reports'

/** Maximum relative deviation from the engine; a ledger cell is also compared relative to peak sales. */
const TOLERANCE = 1e-6

const PROGRAMS = ['soffice', 'libreoffice']
const found = PROGRAMS.find((program) => spawnSync(program, ['--version']).status === 0)

/** A printed workbook is short enough to read. */
const MAX_PAGES = 25

/** A workbook to open, with the engine's result. */
interface TestWorkbook {
  file: string
  report: string
  language: Language
  changed: string
  engine: Evaluation
}

/** The parts of a workbook without cached formula values, so that any value shown has been recomputed. */
function withoutValues(bytes: Uint8Array): Record<string, Uint8Array> {
  const parts = unzipSync(bytes)
  for (const [path, content] of Object.entries(parts))
    if (path.startsWith('xl/worksheets/sheet'))
      parts[path] = strToU8(strFromU8(content).replace(/(<\/f>)<v>.*?<\/v>/g, '$1'))
  return parts
}

/** The parts with a single input changed, by the name of its cell. */
function withInput(
  parts: Record<string, Uint8Array>,
  book: Book,
  cell: string,
  value: (before: number) => number,
): Record<string, Uint8Array> {
  const { sheet, cells } = book.names.get(cell)!
  const path = `xl/worksheets/sheet${[...book.sheets.keys()].indexOf(sheet) + 1}.xml`
  const now = value(cellNamed(book, cell).value!)
  const xml = strFromU8(parts[path]!)
  const place = new RegExp(`(<c r="${cells.replaceAll('$', '')}"[^>]*><v>).*?(</v>)`)
  const changed = xml.replace(place, `$1${now}$2`)
  if (changed === xml) throw new Error(`${cell} could not be changed`)
  return { ...parts, [path]: strToU8(changed) }
}

const valued = (valuation: Valuation): Evaluation => {
  const resolved = resolve(valuation)
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error))
  return evaluate(resolved.value)
}

async function trialsIn(folder: string, wanted: string): Promise<TestWorkbook[]> {
  const trials: TestWorkbook[] = []
  for (const { name, report } of reports().filter((each) => each.name.includes(wanted))) {
    const { valuation } = toValuation(report.form, TODAY)
    for (const language of LANGUAGES) {
      const reader = { userId: '1', nickName: 'check' }
      const { bytes } = await reportFile(report, 'xlsx', reader, language)
      const [parts, book] = [withoutValues(bytes), readWorkbook(bytes)]
      const add = (changed: string, engine: Evaluation, content: typeof parts) => {
        const file = `${trials.length}.xlsx`
        writeFileSync(join(folder, file), zipSync(content, { level: 1 }))
        trials.push({ file, report: name, language, changed, engine })
      }
      add('-', valued(valuation), parts)
      for (const { cell, value, apply } of changesOf(valuation))
        add(cell, valued(apply(valuation)), withInput(parts, book, cell, value))
    }
  }
  return trials
}

/** Deviation relative to the expected value, but at least to `scale`. */
const distance = (is: number | undefined, wanted: number, scale = 1) =>
  is === undefined ? Infinity : Math.abs(is - wanted) / Math.max(scale, Math.abs(wanted))

/** The largest deviation of the ledger cells, and their count. */
function ledgerOf({ engine, language }: TestWorkbook, book: Book) {
  const cells = ledgerCells(engine, language)
  const worst = Math.max(
    ...cells.map(({ sheet, address, value }) =>
      distance(book.sheets.get(sheet)?.get(address)?.value, value, engine.peakSales / UNIT / 1000),
    ),
  )
  return { worst, count: cells.length }
}

const figure = (value: number | undefined) => (value === undefined ? 'nothing' : value.toPrecision(15))

/**
 * Opens the workbooks of the reports whose name contains `wanted` in a spreadsheet program and compares the computed
 * values with the engine; also counts the pages that it prints.
 */
export async function checkSheet(wanted = ''): Promise<{ text: string; code: number }> {
  if (!found)
    return {
      text: `None of ${PROGRAMS.join(', ')} is on the PATH: install LibreOffice Calc (Debian: libreoffice-calc-nogui).`,
      code: 2,
    }
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  try {
    const [given, computed] = [join(folder, 'given'), join(folder, 'computed')]
    for (const each of [given, computed]) mkdirSync(each)
    const trials = await trialsIn(given, wanted)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const files = trials.map(({ file }) => join(given, file))
    const convert = (format: string, paths: readonly string[]) =>
      execFileSync(
        found,
        ['--headless', '--norestore', profile, '--convert-to', format, '--outdir', computed, ...paths],
        { stdio: 'ignore' },
      )
    convert('xlsx', files)
    const unchanged = trials.filter(({ changed }) => changed === '-')
    convert(
      'pdf',
      unchanged.map(({ file }) => join(given, file)),
    )
    const pageCounts = await Promise.all(
      unchanged.map(async ({ file }) => {
        const pdf = await PDFDocument.load(readFileSync(join(computed, file.replace('.xlsx', '.pdf'))))
        return pdf.getPageCount()
      }),
    )
    const tooLong = pageCounts.filter((count) => count > MAX_PAGES).length

    let faults = 0
    const lines = trials.map((trial) => {
      const book = readWorkbook(readFileSync(join(computed, trial.file)))
      const { rnpv, npvSuccess } = trial.engine
      const ledger = ledgerOf(trial, book)
      const headlines = [
        distance(cellNamed(book, 'rnpv').value, rnpv / UNIT),
        distance(cellNamed(book, 'case_rnpv').value, rnpv),
        distance(cellNamed(book, 'npv_success').value, npvSuccess / UNIT),
      ]
      const worst = Math.max(...headlines)
      const isFine = worst <= TOLERANCE && ledger.worst <= TOLERANCE
      if (!isFine) faults += 1
      return [
        trial.report,
        trial.language,
        trial.changed,
        figure(rnpv / UNIT),
        figure(cellNamed(book, 'rnpv').value),
        worst.toExponential(1),
        `${ledger.worst.toExponential(1)} of ${ledger.count}`,
        isFine ? 'agrees' : 'DIFFERS',
      ].join(' | ')
    })
    const head =
      'report | language | changed | engine rNPV | workbook rNPV | headlines differ by | ledger cells differ by | '
    const ends = [
      `${trials.length} workbooks, ${faults} of them differ by more than ${TOLERANCE}.`,
      `${unchanged.length} printed, with up to ${Math.max(...pageCounts)} pages; ${tooLong} of them have more than ${MAX_PAGES}.`,
    ]
    return { text: [head, ...lines, ...ends].join('\n'), code: faults + tooLong === 0 ? 0 : 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
