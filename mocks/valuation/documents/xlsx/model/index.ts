import type { RawFile } from '@/shared/api/endpoint'
import type { Report } from '@/features/valuation/reports/model/report.api'
import type { Language } from '@/shared/lib/language'
import { requireComplete, type CompleteReport, type DocumentReader } from '../../common/complete'
import { fileName } from '../../common/fileName'
import { oneLine } from '../../common/oneLine'
import { textsOf, type Texts } from '../../common/texts'
import { resultsSheet } from '../results'
import { assumptionsSheet, formSheet } from '../tables'
import { headerText, writeWorkbook, XLSX } from '../../../../platform/xlsx/workbook'
import { buildSheet } from './build'
import { casesSheet, scenarioNames } from './cases'
import { chartsSheet } from './charts'
import { coverSheet } from './cover'
import { inputsSheet } from './inputs'
import { ledgerOfCase } from './ledgers'
import { checksSheet, rnpvSheet, sensitivitySheet } from './results'
import { modelDataOf } from './modelData'

const MAX_NAME_LENGTH = 60

/**
 * A workbook that computes the valuation from its inputs through to the sensitivities: changing an input updates all
 * sheets and charts. The last three sheets hold the report as it was computed.
 */
export async function reportXlsx(
  report: Report,
  reader: DocumentReader,
  language: Language,
): Promise<RawFile> {
  const texts = textsOf(language)
  const complete = requireComplete(report)
  const subject = modelDataOf(complete, texts)
  const inputs = inputsSheet(subject, scenarioNames(subject))
  const cases = casesSheet(subject)
  const { sheet: build, built } = buildSheet(subject)
  const ledgers = (['expected', 'success'] as const).map((name) => ledgerOfCase(subject, built, name))
  const results = [rnpvSheet(subject), sensitivitySheet(subject), checksSheet(subject)]
  const bytes = await writeWorkbook(
    [
      coverSheet(subject, reader),
      chartsSheet(subject),
      inputs,
      build,
      ...ledgers,
      ...results,
      cases,
      resultsSheet(complete, texts),
      assumptionsSheet(complete, texts),
      formSheet(complete, texts),
    ],
    subject.names,
    {
      header: [
        headerText(
          `${oneLine(report.pipelineName, MAX_NAME_LENGTH)} · ${oneLine(report.companyName, MAX_NAME_LENGTH)}`,
        ),
        `v${report.version} · ${report.baseDate}`,
      ],
      footer: ['&A', texts.own.page('&P', '&N')],
    },
  )
  return { bytes, type: XLSX, name: fileName(report, 'xlsx') }
}

/** Inputs that choose what is shown; they are not part of the valuation. */
const VIEW_INPUTS: ReadonlySet<string> = new Set(['scenario', 'unit_name', 'unit'])

/** Cells of the inputs by name, without lists. */
export function modelInputs(complete: CompleteReport, texts: Texts) {
  const subject = modelDataOf(complete, texts)
  const { data } = inputsSheet(subject, scenarioNames(subject))
  const cells = [...subject.names].flatMap(([name, { cells: place }]) => {
    const row = /^\$B\$(\d+)$/.exec(place)?.[1]
    const [label, value] = data[Number(row) - 1] ?? []
    return value && !VIEW_INPUTS.has(name)
      ? [[name, { label: String(label?.value ?? ''), value }] as const]
      : []
  })
  return { inputs: new Map(cells), parts: subject.parts }
}
