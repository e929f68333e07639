import { Alert, Radio } from 'antd'
import { useId, useRef, useState } from 'react'
import { call, type File } from '@/shared/api'
import type { ReportRow } from '@/entities/report/reports.api'
import { today } from '@/shared/lib/dates'
import { saveFile } from '@/shared/lib/saveFile'
import { BatchDialog } from '@/shared/list/batch/BatchDialog'
import { useBatch } from '@/shared/list/batch/useBatch'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { reportsApi } from '../model/reportRows.api'
import { fallbackName } from '../model/fallbackName'

/** The dialog shows errors itself. */
const DOWNLOAD = { ...reportsApi.download, alerts: 'session' as const }

/** With more files, they come as one ZIP: browsers ask about, or drop, a series of downloads. */
const MAX_SEPARATE_FILES = 5

const FORMATS = ['pdf', 'xlsx'] as const
type Format = (typeof FORMATS)[number]

const isReady = ({ state, outdated }: ReportRow) => state === 'complete' && !outdated

/** Saves reports as files, or as one archive if there are many. Files fetched before a stop are saved too. */
export default function DownloadReports({
  reports,
  onClose,
}: {
  reports: readonly ReportRow[]
  onClose: () => void
}) {
  const t = useTranslations('valuationReports')
  const language = useLanguage()
  const label = useId()
  const [format, setFormat] = useState<Format>('pdf')
  const ready = reports.filter(isReady)
  const isZip = ready.length > MAX_SEPARATE_FILES
  const fetched = useRef<{ name: string; blob: File['blob'] }[]>([])

  const batch = useBatch<ReportRow>(
    {
      each: async (report, options) => {
        const { id, version } = report
        const args = { path: { id }, query: { format, version, language } }
        const result = await call(DOWNLOAD, args, options)
        if (!result.ok) return result
        const name = result.data.name ?? fallbackName(report, format)
        if (isZip) fetched.current.push({ name, blob: result.data.blob })
        else saveFile(result.data.blob, name)
        return result
      },
    },
    async () => {
      const files = fetched.current
      fetched.current = []
      if (files.length === 0) return
      const { createZip } = await import('@/shared/files/zip')
      saveFile(await createZip(files), `${t('valuationReports:bulk.zipName', { day: today() })}.zip`)
    },
  )
  const skippedCount = reports.length - ready.length
  return (
    <BatchDialog
      title={t('valuationReports:bulk.downloadTitle', { count: ready.length })}
      question={
        <>
          <p id={label}>{t('valuationReports:bulk.format')}</p>
          <Radio.Group
            aria-labelledby={label}
            value={format}
            onChange={({ target }) => setFormat(target.value as Format)}
            options={FORMATS.map((value) => ({ value, label: t(`valuationReports:bulk.as.${value}`) }))}
          />
          <p>
            {t(isZip ? 'valuationReports:bulk.asZip' : 'valuationReports:bulk.asFiles', {
              count: ready.length,
            })}
          </p>
          {skippedCount > 0 && (
            <Alert type="info" showIcon title={t('valuationReports:bulk.leftOut', { count: skippedCount })} />
          )}
        </>
      }
      startText={t('valuationReports:bulk.downloadStart')}
      items={ready}
      nameOf={({ pipelineName }) => pipelineName}
      batch={batch}
      onClose={onClose}
    />
  )
}
