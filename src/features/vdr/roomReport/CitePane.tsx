import { useQuery } from '@tanstack/react-query'
import { Button, Select, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { documentApis, DocumentSelect, RoomViewer, useRoom, useRoomTree } from '@/features/rooms'
import { assumptionName } from '@/features/valuation'
import { apiQuery, useApiMutation } from '@/shared/api'
import { Field } from '@/shared/form/Field'
import { NumberField } from '@/shared/form/NumberField'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm, type SchemaFormState } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { hasPages } from '@/shared/viewer/view.api'
import { useTranslations } from '@/shared/i18n'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { message } from '@/shared/ui/feedback'
import {
  CiteInput,
  evidenceApi,
  sharedReportApi,
  type Evidence,
  type RoomReport,
} from '../reports/sharedReports.api'
import { assumptionKey } from '../reports/evidenceRules'
import { PaneHead } from './PaneHead'
import styles from './roomReport.module.css'
import { useReportAddress } from './useReportAddress'

const INVALIDATED = [evidenceApi, sharedReportApi]

type PageRegion = Evidence['region']

interface Typed {
  docId?: string | null
  version?: number | string | null
  page?: number | string | null
  region?: PageRegion
}

interface CitePaneProps {
  report: RoomReport
  /** `assumptionKey` of the assumption that gets evidence. */
  field: string
  replaced?: Evidence
}

/** Cites evidence for an assumption: a document of the room, its version and page, and a part of it. */
export function CitePane({ report, field, replaced }: CitePaneProps) {
  const t = useTranslations('vdrEvidence', 'valuation', 'valuationForm')
  const navigate = useNavigate()
  const { id: roomId } = useRoom()
  const { aloneAddress } = useReportAddress()
  const { data: nodes = [] } = useRoomTree()
  const add = useApiMutation(evidenceApi.add, { invalidates: INVALIDATED })
  const replace = useApiMutation(evidenceApi.replace, { invalidates: INVALIDATED })
  const about = report.rows.find((row) => assumptionKey(row) === field)
  const name = about ? assumptionName(t, about) : ''

  const form = useSchemaForm({
    schema: CiteInput,
    labels: t('vdrEvidence:field', { returnObjects: true }),
    initialValues: startOf(replaced),
    draft: useDraft(['cite', roomId, report.id, field, replaced?.id ?? 'new'].join(':')),
    followUps: (changed) => {
      // Another document starts with its published version; a part belongs to its page.
      if ('docId' in changed) {
        const chosen = nodes.find(({ id }) => id === changed.docId)
        return { version: chosen?.versionNo ?? null, page: 1, region: null }
      }
      return ('page' in changed || 'version' in changed) && !('region' in changed) ? { region: null } : {}
    },
    send: (body) =>
      replaced
        ? replace({ body: { ...body, id: replaced.id } })
        : add({ body: { ...body, reportId: report.id, field } }),
    fieldOf: ({ kind }) => (kind === 'refused' ? 'page' : undefined),
    onDone: () => {
      message.success(t('vdrEvidence:citeDone', { field: name }))
      return navigate(aloneAddress)
    },
  })
  return (
    <>
      <PaneHead title={t(replaced ? 'vdrEvidence:replaceFor' : 'vdrEvidence:citeFor', { field: name })} />
      <div className={styles.paneForm}>
        <SchemaForm form={form} submitText={t('vdrEvidence:citeSubmit')}>
          <Field name="docId" isChoice isWide>
            <DocumentSelect />
          </Field>
          <div className={styles.pair}>
            <Field name="version" isChoice>
              <VersionSelect />
            </Field>
            <NumberField name="page" />
          </div>
          <Field name="region" isWide hint={t('vdrEvidence:regionHint')}>
            <RegionInput />
          </Field>
        </SchemaForm>
      </div>
      <DocumentMarker form={form} />
    </>
  )
}

const startOf = (replaced: Evidence | undefined) =>
  replaced
    ? {
        docId: replaced.documentId,
        version: replaced.publishedNo ?? replaced.versionNo,
        page: replaced.page,
        region: replaced.region ?? null,
      }
    : {}

const useDocument = (id: string) =>
  useQuery({ ...apiQuery(documentApis.vdr.detail, { path: { id } }), enabled: id !== '' })

interface VersionSelectProps {
  id?: string
  value?: number | null
  onChange?: (version: number) => void
}

function VersionSelect({ value, onChange, ...select }: VersionSelectProps) {
  const t = useTranslations('vdrEvidence')
  const docId = useFormValue<string, Typed>(({ docId: chosen }) => chosen ?? '')
  const { data } = useDocument(docId)
  const isReadable = (state: string) => state === 'published' || state === 'unpublished'
  const options = (data?.versions ?? [])
    .filter(({ state, no }) => isReadable(state) || no === data?.versionNo)
    .map(({ no }) => ({
      value: no,
      label: t(no === data?.versionNo ? 'vdrEvidence:versionOnShow' : 'vdrEvidence:version', { version: no }),
    }))
  return (
    <Select
      {...select}
      value={value ?? undefined}
      onChange={onChange}
      disabled={docId === ''}
      options={options}
    />
  )
}

interface RegionInputProps {
  id?: string
  value?: PageRegion
  onChange?: (region: PageRegion) => void
}

function RegionInput({ id, value, onChange }: RegionInputProps) {
  const t = useTranslations('vdrEvidence')
  return (
    <span id={id}>
      {t(value ? 'vdrEvidence:regionMarked' : 'vdrEvidence:regionNone')}{' '}
      {value && (
        <Button size="small" type="link" onClick={() => onChange?.(null)}>
          {t('vdrEvidence:regionClear')}
        </Button>
      )}
    </span>
  )
}

function DocumentMarker({ form }: { form: SchemaFormState }) {
  const t = useTranslations('vdrEvidence')
  const serialized = useFormValue((values) => {
    const { docId, version, page, region } = values as Typed
    return JSON.stringify({ docId: docId ?? '', version, page: Number(page) || 1, region: region ?? null })
  }, form.fields)
  const { docId, version, page, region } = JSON.parse(serialized) as {
    docId: string
    version?: number
    page: number
    region: NonNullable<PageRegion> | null
  }
  const { data, error, refetch } = useDocument(docId)
  const [seen, setSeen] = useState(page)
  if (docId === '') return <p className={styles.paneNote}>{t('vdrEvidence:chooseFirst')}</p>
  if (error && !data)
    return <ErrorAlert title={t('vdrEvidence:documentFailed')} failure={error} onRetry={refetch} />
  const read = data?.versions.find(({ no }) => no === version)
  if (!data || !read) return <Skeleton active />
  if (!hasPages(data.type)) return <p className={styles.paneNote}>{t('vdrEvidence:notReadable')}</p>
  return (
    <div className={styles.viewer}>
      <Suspense fallback={<Skeleton active />}>
        <RoomViewer
          key={read.id}
          documentId={docId}
          name={data.name}
          version={{ id: read.id, no: read.no }}
          place={{ page, region }}
          onMark={(marked, region) => form.put({ page: marked, region })}
          onPage={setSeen}
          isSideBySide
          tools={
            seen !== page && (
              <Button size="small" onClick={() => form.put({ page: seen, region: null })}>
                {t('vdrEvidence:usePage', { page: seen })}
              </Button>
            )
          }
        />
      </Suspense>
    </div>
  )
}
