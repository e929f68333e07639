import { useQuery } from '@tanstack/react-query'
import { Alert, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { apiQuery, useApiMutation } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import { today } from '@/shared/lib/dates'
import { PageTitle } from '@/shared/ui/PageTitle'
import { message } from '@/shared/ui/feedback'
import { DetailFallback } from '@/shared/ui/DetailFallback'
import { npvApi, type Npv } from './npv.api'
import { blankNpv, npvValues } from './npvDefaults'
import { DownloadButton } from './DownloadButton'
import { NpvEditor } from './NpvEditor'
import { useNpvText } from './useNpvValues'

export function NewNpvPage() {
  const t = useNpvText()
  const navigate = useNavigate()
  const create = useApiMutation(npvApi.create, { invalidates: [npvApi] })
  const [start] = useState(() => blankNpv(today()))
  const [saved, setSaved] = useState(0)
  return (
    <>
      <PageTitle title={t('valuationNpv:newTitle')} />
      <NpvEditor
        // A tab that is kept open starts the next calculation.
        key={saved}
        draftName="npv"
        initialValues={start}
        saveText={t('valuationNpv:save.create')}
        save={(body) => create({ body })}
        onSaved={({ id }, { name }) => {
          message.success(t('valuationNpv:save.created', { name }))
          setSaved(saved + 1)
          return navigate(`/valuation/npv/${id}`, { replace: true })
        }}
      />
    </>
  )
}

export function NpvPage() {
  const { id = '' } = useParams()
  const t = useNpvText()
  const query = useQuery(apiQuery(npvApi.detail, { path: { id } }))
  if (query.data) return <SavedNpv key={id} saved={query.data} />
  return (
    <DetailFallback
      title={t('valuationNpv:title')}
      failed={t('valuationNpv:page.failed')}
      error={query.error}
      onRetry={query.refetch}
      loading={t('valuationNpv:page.loading')}
      back={{ to: '/valuation/npv', text: t('valuationNpv:page.backToList') }}
    />
  )
}

function SavedNpv({ saved }: { saved: Npv }) {
  const t = useNpvText()
  const update = useApiMutation(npvApi.update, { invalidates: [npvApi] })
  const [isChanged, setChanged] = useState(false)
  // The form starts from the first loaded version; later loads only change what surrounds it.
  const [form] = useState(saved.form)
  const [start] = useState(() => npvValues(saved.form, today()))
  const { id } = saved
  return (
    <>
      <PageTitle
        title={saved.name}
        note={<Tag>{t(`valuationNpv:status.${saved.status}`)}</Tag>}
        actions={
          <>
            <Can do="valuation:report:add">
              <Link className="button" to={`/valuation/form?npv=${encodeURIComponent(id)}`}>
                {t('valuationNpv:asValuation')}
              </Link>
            </Can>
            <Can do="valuation:npv:download" fallback={<UpgradeLink to="download" />}>
              <DownloadButton row={saved} format="pdf" isChanged={isChanged} />
              <DownloadButton row={saved} format="xlsx" isChanged={isChanged} />
            </Can>
          </>
        }
      />
      {start.baseDate !== form.baseDate && (
        <Alert type="info" showIcon className="list-note" title={t('valuationNpv:draft.baseDateMoved')} />
      )}
      <NpvEditor
        draftName={`npv:${id}`}
        initialValues={start}
        saveText={t('valuationNpv:save.update')}
        save={(body) => update({ body: { ...body, id } })}
        onSaved={(_answer, { name }) => message.success(t('valuationNpv:save.updated', { name }))}
        onChanged={setChanged}
      />
    </>
  )
}
