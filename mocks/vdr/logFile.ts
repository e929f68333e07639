import dictionaryEn from '@/shared/locales/dictionary.en.json'
import logEn from '@/features/vdr/locales/log.en.json'
import logZh from '@/features/vdr/locales/log.zh.json'
import type { logApi } from '@/features/vdr/log/roomLog.api'
import { formatRemark } from '@/features/vdr/log/domain/remark'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import { toCsv } from '@/shared/lib/csv'
import type { Language } from '@/shared/lib/language'
import { entriesOf } from '../entities/seed/dictionaries'

type Row = RawAnswerOf<typeof logApi.list>['rows'][number]
type Texts = typeof logZh

function labelReader(type: 'vdr_log_action' | 'vdr_member_role', language: Language) {
  const english: Record<string, string> = dictionaryEn[type]
  const chinese = new Map(entriesOf(type)?.map(({ dictValue, dictLabel }) => [dictValue, dictLabel]))
  return (code: string) => (language === 'en' ? english[code] : chinese.get(code)) ?? code
}

export async function logFile(rows: readonly Row[], language: Language) {
  const { field, act, result, anomaly }: Texts = language === 'zh' ? logZh : logEn
  const [actionOf, roleOf] = [
    labelReader('vdr_log_action', language),
    labelReader('vdr_member_role', language),
  ]
  const columns: readonly (readonly [
    head: string,
    cell: (row: Row) => string | number | null | undefined,
  ])[] = [
    [field.seq, ({ seq }) => seq],
    [field.time, ({ time }) => time],
    [field.userId, ({ userName }) => userName],
    [field.tagId, ({ tagName }) => tagName],
    [field.role, ({ role }) => role && roleOf(role)],
    [field.address, ({ address }) => address],
    [field.device, ({ device }) => device],
    [field.action, ({ action }) => actionOf(action)],
    [field.nodeId, ({ nodeName }) => nodeName],
    [field.versionNo, ({ versionNo }) => versionNo],
    [field.pages, ({ pages }) => pages?.join(' ')],
    [field.seconds, ({ seconds }) => seconds],
    [field.result, (row) => result[row.result]],
    [field.text, (row) => formatRemark(row, act)],
    [field.before, ({ before }) => before],
    [field.after, ({ after }) => after],
    [field.anomaly, ({ anomalies }) => anomalies?.map((each) => anomaly[each]).join(' ')],
    [field.prev, ({ prev }) => prev],
    [field.hash, ({ hash }) => hash],
  ]
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row) ?? ''))
  const blob = toCsv([columns.map(([head]) => head), ...cells])
  return { bytes: new Uint8Array(await blob.arrayBuffer()), type: 'text/csv;charset=utf-8' }
}
