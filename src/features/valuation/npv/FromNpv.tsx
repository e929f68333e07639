import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { read, type Failure } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { FailureText } from '@/shared/ui/FailureText'
import { PageTitle } from '@/shared/ui/PageTitle'
import type { FieldName } from '../form/useField'
import ValuationFormPage from '../form/ValuationFormPage'
import { npvApi, type Npv } from './api'
import { toFormValues } from './toFormValues'
import { useNpvText } from './useField'

/** The form of a new valuation, filled with what an NPV calculation says. */
export function FromNpv({ id }: { id: string }) {
  const t = useNpvText()
  const query = useQuery(read(npvApi.detail, { path: { id } }))
  if (query.data) return <Prefilled npv={query.data} />
  if (query.error)
    return (
      <ValuationFormPage note={<UnfilledNote failure={query.error} onRetry={() => void query.refetch()} />} />
    )
  return (
    <>
      <PageTitle title={t('valuationForm:title')} />
      <div aria-busy="true">
        <output className="visually-hidden">{t('prefill.loading')}</output>
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    </>
  )
}

function Prefilled({ npv }: { npv: Npv }) {
  const t = useNpvText()
  const { i18n } = useTranslation()
  // A later read or another language does not take back what is on the form.
  const [{ values, left }] = useState(() => toFormValues(npv.form, i18n.language, today()))
  const gap = t('valuation:listGap')
  const filled = Object.keys(values).map((name) => t(`valuationForm:field.${name as FieldName}`))
  return (
    <ValuationFormPage
      initialValues={values}
      draftName={`valuation:npv:${npv.id}`}
      note={
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={t('prefill.title', { name: npv.name })}
          description={
            <>
              <p>{t('prefill.text', { fields: filled.join(gap) })}</p>
              {left.length > 0 && (
                <p>{t('prefill.left', { fields: left.map((name) => t(`field.${name}`)).join(gap) })}</p>
              )}
              <Link to="/valuation/form">{t('prefill.clear')}</Link>
            </>
          }
        />
      }
    />
  )
}

/** The form is empty because the calculation could not be read. */
function UnfilledNote({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useNpvText()
  const { t: common } = useTranslation()
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="list-note"
      title={t('prefill.failed')}
      description={<FailureText failure={failure} />}
      action={
        <Button size="small" onClick={onRetry}>
          {common('actions.retry')}
        </Button>
      }
    />
  )
}
