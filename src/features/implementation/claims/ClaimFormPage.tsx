import { useQuery } from '@tanstack/react-query'
import { Alert, Card } from 'antd'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { apiQuery, useApiMutation, type Result } from '@/shared/api'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FormColumns } from '@/shared/form/FormColumns'
import { FormGroup } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { FormFooter, FormFrame, FormSubmit } from '@/shared/form/SchemaForm'
import type { Values } from '@/shared/form/SchemaFields'
import { useDraft, type Draft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { parseValidFields } from '@/shared/form/fieldParsers'
import { useFormValue } from '@/shared/form/useFormValue'
import type { Currency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { PageTitle } from '@/shared/ui/PageTitle'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { claimWorkflow } from '../domain/claimWorkflow'
import { changedTerms } from '../domain/policy'
import { claimAddress, claimsAddress } from './claimAddresses'
import { claimApi, claimInput, ClaimInput, type Claim, type ClaimBody, type Terms } from './claims.api'
import styles from './claims.module.css'
import { Coverage } from './Coverage'
import { EvidenceField } from './EvidenceField'
import { PolicyTermFields, useTermFacts } from './PolicyTerms'
import { useClaimLabels } from './claimActions'
import { useClaimViewer } from './useClaimViewer'
import { useProjects } from '../project/useProjects'

/** Form for a new claim, or for the draft that the address names. */
export default function ClaimFormPage() {
  const { id } = useParams()
  return id === undefined ? <NewClaim /> : <DraftLoader key={id} id={id} />
}

function NewClaim() {
  const t = useTranslations('implementationClaims')
  const navigate = useNavigate()
  const create = useApiMutation(claimApi.create, { invalidates: [claimApi] })
  const form = useClaimForm({
    start: {},
    draft: useDraft('claim:new'),
    send: (body) => create({ body }),
    onDone: ({ id }) => {
      message.success(t('implementationClaims:form.created'))
      return navigate(claimAddress(id))
    },
  })
  return <ClaimForm title={t('implementationClaims:form.new')} form={form} back={claimsAddress} />
}

function DraftLoader({ id }: { id: string }) {
  const t = useTranslations('implementationClaims')
  const viewer = useClaimViewer()
  const { data, error, refetch } = useQuery(apiQuery(claimApi.detail, { path: { id } }))
  if (data && claimWorkflow.availabilityOf('edit', data, viewer).isAllowed) return <EditClaim claim={data} />
  return (
    <>
      <PageTitle title={t('implementationClaims:form.edit', { no: data?.no ?? '' })} />
      <Card>
        {data ? (
          <Alert type="info" showIcon title={t('implementationClaims:form.notNow')} />
        ) : (
          <QueryFallback
            failed={t('implementationClaims:detail.failed')}
            error={error}
            onRetry={refetch}
            rows={10}
          />
        )}
        <Link to={claimsAddress}>{t('implementationClaims:form.back')}</Link>
      </Card>
    </>
  )
}

function EditClaim({ claim }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const navigate = useNavigate()
  const { id, version, no } = claim
  const update = useVersionedMutation(claimApi.update, {
    invalidates: [claimApi],
    refetchOnConflict: [claimApi.detail],
  })
  const form = useClaimForm({
    start: { ...claim, projectId: claim.project.id },
    draft: useDraft(`claim:${id}`),
    send: (body) => update({ body: { ...body, id, version } }),
    onDone: () => {
      message.success(t('implementationClaims:form.saved', { no }))
      return navigate(claimAddress(id))
    },
  })
  return (
    <ClaimForm
      title={t('implementationClaims:form.edit', { no })}
      form={form}
      back={claimAddress(id)}
      claimId={id}
    />
  )
}

interface ClaimFormOptions<T> {
  start: Values
  draft: Draft
  send: (body: ClaimBody) => Promise<Result<T>>
  onDone: (answer: T) => void | Promise<void>
}

function useClaimForm<T>(options: ClaimFormOptions<T>) {
  const { projects } = useProjects()
  const schema = useMemo(
    () => claimInput((projectId) => projects.find(({ id }) => id === projectId)?.currency),
    [projects],
  )
  return useSchemaForm<ClaimBody, T>({
    ...options,
    schema,
    ...useClaimLabels(),
    // Evidence comes from the project's own room.
    followUps: ({ projectId }, _values, before) =>
      projectId === undefined || projectId === before.projectId ? {} : { evidence: [] },
  })
}

interface ClaimFormProps {
  title: string
  form: ReturnType<typeof useClaimForm>
  back: string
  claimId?: string
}

function ClaimForm({ title, form, back, claimId }: ClaimFormProps) {
  const t = useTranslations('implementationClaims')
  return (
    <>
      <PageTitle title={title} actions={<Link to={back}>{t('implementationClaims:form.back')}</Link>} />
      <FormFrame form={form}>
        <ClaimFields form={form} claimId={claimId} />
      </FormFrame>
    </>
  )
}

function ClaimFields({ form, claimId }: Pick<ClaimFormProps, 'form' | 'claimId'>) {
  const t = useTranslations('implementationClaims')
  const { projects, options, error, retry } = useProjects()
  const projectId = useFormValue(({ projectId }) => projectId)
  const project = projects.find(({ id }) => id === projectId)
  const currency = project?.currency
  const policy = usePolicy(claimId)
  const recorded = policy.data?.policy
  const showTerms = useEffectEvent((terms: Terms) => {
    if (changedTerms(form.fields.getFieldsValue(true) as Terms, terms).length > 0) form.put({ ...terms })
  })
  const terms = recorded?.terms
  useEffect(() => {
    if (terms) showTerms(terms)
  }, [terms])
  return (
    <FormColumns
      rail={
        <>
          <FormSubmit form={form} submitText={t('implementationClaims:form.save')} />
          <FormFooter form={form} listsErrors />
          <LiveCoverage currency={currency ?? 'CNY'} policy={policy} />
        </>
      }
    >
      <FormGroup title={t('implementationClaims:group.policy')}>
        <SelectField name="projectId" options={options} />
        <DictField name="cover" type="claim_cover" />
        {error && (
          <ErrorAlert title={t('implementationClaims:form.projectsFailed')} failure={error} onRetry={retry} />
        )}
        <TextField name="policyNo" isCode />
        {recorded ? (
          <RecordedPolicy policy={recorded} currency={currency} />
        ) : (
          <PolicyTermFields currency={currency} />
        )}
      </FormGroup>
      <FormGroup title={t('implementationClaims:group.event')}>
        <DictField name="event" type="claim_event" />
        <DayField name="occurrence" hint={t('implementationClaims:hint.occurrence')} />
        <DayField name="reportDate" hint={t('implementationClaims:hint.reportDate')} />
        <TextAreaField name="description" />
      </FormGroup>
      <FormGroup title={t('implementationClaims:group.claim')}>
        <MoneyField name="estimate" currency={currency} />
        <MoneyField name="claimed" currency={currency} />
        <TextField name="account" />
      </FormGroup>
      <FormGroup title={t('implementationClaims:group.evidence')}>
        <EvidenceField roomId={project?.roomId} />
      </FormGroup>
    </FormColumns>
  )
}

interface RecordedPolicyProps {
  policy: { no: string; currency: Currency; terms: Terms }
  currency: Currency | undefined
}

function RecordedPolicy({ policy, currency }: RecordedPolicyProps) {
  const t = useTranslations('implementationClaims')
  const facts = useTermFacts(policy.terms, policy.currency)
  return (
    <div className={styles.recorded}>
      {currency && currency !== policy.currency && (
        <Alert
          type="error"
          showIcon
          title={t('implementationClaims:form.otherCurrency', { currency: policy.currency })}
        />
      )}
      <p className="cell-note">{t('implementationClaims:form.recorded', { no: policy.no })}</p>
      <DescriptionList items={facts} />
    </div>
  )
}

/** In ms after the last input, before the policy is looked up. */
const POLICY_DELAY = 400

function usePolicy(claimId: string | undefined) {
  const read = (field: 'policyNo' | 'occurrence') => (values: Values) =>
    parseValidFields(ClaimInput, values)[field] ?? ''
  const policyNo = useDebounced(useFormValue(read('policyNo')), POLICY_DELAY)
  const occurrence = useFormValue(read('occurrence'))
  return useQuery({
    ...apiQuery(claimApi.policy, {
      query: { policyNo, ...(occurrence && { occurrence }), ...(claimId !== undefined && { claimId }) },
    }),
    enabled: policyNo !== '',
  })
}

function LiveCoverage({ currency, policy }: { currency: Currency; policy: ReturnType<typeof usePolicy> }) {
  const t = useTranslations('implementationClaims')
  const { sumInsured, deductible, claimed, occurrence, periodFrom, periodTo } = useFormValue((values) =>
    parseValidFields(ClaimInput, values),
  )
  const isKnown = sumInsured && claimed && occurrence && periodFrom && periodTo
  return (
    <section aria-label={t('implementationClaims:coverage.title')}>
      <h2 className="card-title">{t('implementationClaims:coverage.title')}</h2>
      {policy.error ? (
        <ErrorAlert
          title={t('implementationClaims:coverage.failed')}
          failure={policy.error}
          onRetry={policy.refetch}
        />
      ) : isKnown ? (
        <Coverage
          currency={currency}
          cover={{
            sumInsured,
            deductible: deductible ?? 0,
            claimed,
            occurrence,
            periodFrom,
            periodTo,
            alreadyApproved: policy.data?.alreadyApproved ?? 0,
          }}
        />
      ) : (
        <p className="cell-note">{t('implementationClaims:coverage.waiting')}</p>
      )}
    </section>
  )
}
