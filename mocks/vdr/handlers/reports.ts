import { evidenceApi, sharedReportApi } from '@/features/vdr/reports/sharedReports.api'
import { StoredForm } from '@/features/valuation/form/model/valuationSchema'
import { prepare } from '@/features/valuation/reports/model/composeContent'
import { now } from '../../platform/clock'
import { nextId, onReset, type Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { writeLog, remark } from '../../rooms/log'
import { authorizeRoom, tags } from '../../rooms/store'
import { reportFile } from '../../valuation/documents'
import { enqueue } from '../../valuation/queue'
import { detailOf, newVersion, outdatedOf, reportOf, versionOf } from '../../valuation/store'
import { citations, cite, confirmCitation, evidenceFor, replaceCitation, type Citation } from '../evidence'
import { REFUSALS } from '../refusals'
import {
  detailFor,
  inputsOf,
  changedKeys,
  visibleKeys,
  nameOf,
  checkPublishTags,
  reportsFor,
  rowFor,
  shareable,
  sharedReportFor,
  sharedReports,
  idsWithBase,
  type SharedReport,
} from '../sharedReports'

const READ = 'vdr:report:list'
const SHARE = 'vdr:report:share'
const MODIFY = 'vdr:report:modify'

const placeOf = ({ documentName, versionNo, page }: Citation) => `${documentName} v${versionNo} p${page}`

/** Reopening a report within this time is not logged again. */
const SAME_READING_MS = 30 * 60_000
const lastRead = new Map<string, number>()
onReset(() => lastRead.clear())

function logReading(account: Account, shared: SharedReport) {
  const key = `${account.userId} ${shared.id}`
  const isNew = Date.now() - (lastRead.get(key) ?? -Infinity) > SAME_READING_MS
  lastRead.set(key, Date.now())
  if (isNew && shared.calculation.state === 'complete')
    writeLog('vdr', shared.roomId, account, { action: 'valuation', text: remark('open', nameOf(shared)) })
}

function logEvidence(account: Account, citation: Citation, verb: string, place = placeOf(citation)) {
  const { roomId, reportId, documentId, versionNo, page, field } = citation
  const text = remark(verb, nameOf(sharedReports.require(reportId)), field, place)
  writeLog('vdr', roomId, account, {
    action: 'valuation',
    nodeId: documentId,
    versionNo,
    pages: [page],
    text,
  })
}

function citationFor(account: Account, id: string): Citation {
  const citation = citations.require(id)
  sharedReportFor(account, citation.reportId, 'report:modify')
  return citation
}

/** Derives a scenario from a base report; refused if nothing changes or the engine cannot compute it. */
function makeScenario(
  account: Account,
  base: SharedReport,
  { name, reason, inputs }: { name: string; reason: string; inputs: ReturnType<typeof inputsOf> },
): SharedReport {
  const { calculation, roomId, reportId, version, id } = base
  if (calculation.state !== 'complete') throw new Refusal(500, REFUSALS.notComplete)
  const before = inputsOf(calculation)
  const changed = Object.entries(inputs).filter(
    ([field, value]) => before[field as keyof typeof before] !== value,
  )
  if (changed.length === 0) throw new Refusal(500, REFUSALS.nothingChanged)
  const read = StoredForm.safeParse({ ...calculation.form, ...Object.fromEntries(changed) })
  if (!read.success) throw new Refusal(500, REFUSALS.wrongInput(String(read.error.issues[0]?.path.at(-1))))
  const ready = prepare(read.data, calculation.day)
  if (!ready.ok) throw new Refusal(500, REFUSALS.notComputable(ready.error))
  return {
    id: nextId(),
    roomId,
    reportId,
    version,
    // Keeps the base's day and defaults, so that only the changed inputs move the value.
    calculation: { ...newVersion(read.data, version), day: calculation.day },
    sharedBy: account.nickName,
    sharedTime: now(),
    tagIds: [],
    scenario: { baseId: base.scenario?.baseId ?? id, name, reason, makerId: account.userId },
  }
}

export const sharedReportMocks = [
  mock(sharedReportApi.shareable, SHARE, ({ account, path, query }) => {
    const report = reportOf(account, String(path.id))
    return shareable(report.id, versionOf(report, query.version))
  }),

  mock(sharedReportApi.list, READ, ({ account, query }) => {
    const room = authorizeRoom('vdr', account, query.roomId, 'report:list')
    const rows = reportsFor(account, room.id).map((shared) => rowFor(account, shared))
    return list(rows, query, {
      keyword: ['pipelineName', 'companyName', 'scenario'],
      equals: ['baseId'],
      latest: 'sharedTime',
    })
  }),

  mock(sharedReportApi.detail, READ, ({ account, path, query: { roomId } }) => {
    const shared = sharedReportFor(account, String(path.id))
    if (shared.roomId !== roomId) throw new Refusal(404, sharedReports.missing)
    logReading(account, shared)
    return detailFor(account, shared)
  }),

  mock(sharedReportApi.scenario, MODIFY, ({ account, body: { base, ...scenario } }) => {
    const shared = makeScenario(account, sharedReportFor(account, base, 'report:modify'), scenario)
    sharedReports.put(shared)
    const { id, roomId, calculation } = shared
    // The base is unlocked, so its scenarios are too.
    enqueue({ id, ownerId: account.userId, versions: [calculation], isUnlocked: true }, account)
    writeLog('vdr', roomId, account, {
      action: 'valuation',
      text: remark('scenario', nameOf(shared), scenario.reason),
    })
    const { state, position, percent } = rowFor(account, shared)
    return { id, state, position, percent }
  }),

  mock(sharedReportApi.publish, MODIFY, ({ account, body: { id, tagIds } }) => {
    const shared = sharedReportFor(account, id)
    checkPublishTags(account, shared, tagIds)
    const shown = tagIds.map(
      (tagId) => tags.vdr.require(tagId, ({ roomId }) => roomId === shared.roomId).name,
    )
    sharedReports.put({ ...shared, tagIds })
    const text = `${nameOf(shared)} → ${shown.join('、') || '-'}`
    writeLog('vdr', shared.roomId, account, { action: 'permission', text })
  }),

  mock(sharedReportApi.download, READ, ({ account, path, query: { language = 'zh' } }) => {
    const shared = sharedReportFor(account, String(path.id))
    const { isWhole } = detailFor(account, shared)
    if (!isWhole) throw new Refusal(500, REFUSALS.notWhole)
    if (shared.calculation.state !== 'complete') throw new Refusal(500, REFUSALS.notReady)
    if (outdatedOf(shared.calculation)) throw new Refusal(500, REFUSALS.outdated)
    writeLog('vdr', shared.roomId, account, { action: 'download', text: nameOf(shared) })
    const { calculation, scenario, reportId } = shared
    const report = detailOf(
      { id: reportId, ownerId: account.userId, versions: [calculation] },
      calculation,
      null,
    )
    const pipelineName = [report.pipelineName, scenario?.name].filter(Boolean).join(' · ')
    return reportFile({ ...report, pipelineName }, 'pdf', account, language)
  }),

  mock(sharedReportApi.share, SHARE, ({ account, body: { roomId, reportId, version: number } }) => {
    const room = authorizeRoom('vdr', account, roomId, 'report:share')
    const calculation = versionOf(reportOf(account, reportId), number)
    if (calculation.state !== 'complete') throw new Refusal(500, REFUSALS.notComplete)
    const isAlreadyShared = sharedReports
      .all()
      .some(
        (each) =>
          !each.scenario && each.roomId === room.id && each.reportId === reportId && each.version === number,
      )
    const shared = {
      roomId: room.id,
      reportId,
      version: number,
      calculation,
      sharedBy: account.nickName,
      sharedTime: now(),
      tagIds: [],
    }
    const name = nameOf(shared)
    if (isAlreadyShared) throw new Refusal(500, REFUSALS.sharedAlready(name))
    sharedReports.add(shared)
    writeLog('vdr', room.id, account, { action: 'upload', text: name })
  }),
]

export const evidenceMocks = [
  mock(evidenceApi.list, READ, ({ account, query: { roomId, reportId } }) => {
    const shared = sharedReportFor(account, reportId)
    if (shared.roomId !== roomId) throw new Refusal(404, sharedReports.missing)
    const shown = visibleKeys(account, shared)
    return evidenceFor(account, roomId, idsWithBase(shared), { shown, changed: changedKeys(shared) })
  }),

  mock(evidenceApi.add, MODIFY, ({ account, body }) => {
    const shared = sharedReportFor(account, body.reportId, 'report:modify')
    if (!visibleKeys(account, shared).has(body.field)) throw new Refusal(500, REFUSALS.noAssumption)
    logEvidence(account, cite(account, shared.roomId, body), 'cite')
  }),

  mock(evidenceApi.replace, MODIFY, ({ account, body: { id, ...place } }) => {
    const citation = citationFor(account, id)
    const replaced = replaceCitation(account, citation, place)
    logEvidence(account, replaced, 'replace', `${placeOf(citation)} → ${placeOf(replaced)}`)
  }),

  mock(evidenceApi.confirm, MODIFY, ({ account, body: { id, version } }) => {
    logEvidence(account, confirmCitation(account, citationFor(account, id), version), 'confirm')
  }),

  mock(evidenceApi.remove, MODIFY, ({ account, path }) => {
    const doomed = String(path.ids)
      .split(',')
      .map((id) => citationFor(account, id))
    for (const citation of doomed) logEvidence(account, citation, 'remove')
    citations.remove(doomed)
  }),
]
