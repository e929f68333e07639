import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Flex } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { DictTag } from '@/shared/dictionary/DictTag'
import { toCents } from '@/shared/lib/cents'
import { EMPTY_VALUE, priceFormatter, formatPrice } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { DetailFallback } from '@/shared/ui/DetailFallback'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import type { InstalmentAction } from '../../domain/instalmentWorkflow'
import { projectAddress } from '../../project/addresses'
import { InstalmentCondition } from '../instalment/InstalmentCondition'
import { instalmentActions } from '../instalment/instalmentActions'
import { InstalmentDrawer } from '../instalment/InstalmentDrawer'
import { StoredFiles } from '../instalment/StoredFiles'
import { FUNDS_PATH, instalmentAddress } from '../model/fundAddresses'
import { fundApi, type Agreement, type Instalment } from '../model/funds.api'
import { useFundViewer } from '../model/useFundViewer'
import styles from './agreement.module.css'
import { AgreementForm } from './AgreementForm'
import { AgreementCharts } from './AgreementCharts'
import { ScheduleForm } from './ScheduleForm'

export default function AgreementPage() {
  const { id = '' } = useParams()
  const t = useTranslations('implementationFunds')
  const { data, error, refetch } = useQuery(apiQuery(fundApi.detail, { path: { id } }))
  if (data) return <AgreementDetail key={id} agreement={data} />
  return (
    <DetailFallback
      title={t('implementationFunds:agreement')}
      failed={t('implementationFunds:failed')}
      error={error}
      onRetry={refetch}
      loading={t('implementationFunds:loading')}
      back={{ to: FUNDS_PATH, text: t('implementationFunds:back') }}
    />
  )
}

function AgreementDetail({ agreement }: { agreement: Agreement }) {
  const t = useTranslations('implementationFunds')
  const canEdit = useCan('implement:fund:edit')
  const viewer = useFundViewer()
  const { start, dialog } = useActionDialog(instalmentActions, viewer)
  const [openDialog, setOpenDialog] = useState<'form' | 'schedule' | null>(null)
  const [params, setParams] = useSearchParams()
  const instalmentId = params.get('instalment')
  const { no, projectName, currency, total, scheduled, instalments } = agreement
  const field = t('implementationFunds:field', { returnObjects: true })
  const isPlanned = toCents(total) === toCents(scheduled)
  const close = () => setOpenDialog(null)

  return (
    <>
      <PageTitle
        title={no}
        note={<span className="cell-note">{projectName}</span>}
        actions={
          <Flex gap="small" wrap className={styles.tools}>
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('implementationFunds:print')}
            </Button>
            {canEdit && (
              <>
                <Button onClick={() => setOpenDialog('form')}>{t('implementationFunds:edit')}</Button>
                <Button type="primary" onClick={() => setOpenDialog('schedule')}>
                  {t('implementationFunds:schedule.generateOpen')}
                </Button>
              </>
            )}
          </Flex>
        }
      />
      <div className={styles.stack}>
        {!isPlanned && (
          <Alert
            type="warning"
            showIcon
            title={t('implementationFunds:schedule.differs', {
              sum: formatPrice(scheduled, currency),
              total: formatPrice(total, currency),
            })}
          />
        )}
        <Card>
          <DescriptionList
            items={[
              {
                name: field.projectId,
                value: (
                  <Link to={projectAddress(agreement.projectId)}>{projectName || agreement.projectId}</Link>
                ),
              },
              { name: field.type, value: <DictLabel type="fund_type" value={agreement.type} /> },
              { name: field.total, value: formatPrice(total, currency) },
              ...(agreement.excessReason
                ? [{ name: field.excessReason, value: agreement.excessReason }]
                : []),
              { name: field.paid, value: formatPrice(agreement.paid, currency) },
              { name: field.payee, value: agreement.payee || EMPTY_VALUE },
              { name: field.account, value: agreement.account || EMPTY_VALUE },
              ...(agreement.earlierRecipients.length > 0
                ? [
                    {
                      name: t('implementationFunds:recipient.earlier'),
                      value: <EarlierRecipients agreement={agreement} />,
                    },
                  ]
                : []),
              { name: field.signedOn, value: agreement.signedOn },
              { name: field.contract, value: <StoredFiles files={agreement.contract} /> },
            ]}
          />
        </Card>
        <Card title={<h2 className="card-title">{t('implementationFunds:instalments')}</h2>}>
          {instalments.length === 0 ? (
            <p className={styles.note}>{t('implementationFunds:noSchedule')}</p>
          ) : (
            <Schedule
              agreement={agreement}
              actionsOf={(instalment) =>
                instalmentActions.nextSteps(instalment, viewer).open.map(({ action }) => (
                  <Button key={action} type="link" size="small" onClick={() => start(action, instalment)}>
                    {t(`implementationFunds:action.${action as InstalmentAction}`)}
                  </Button>
                ))
              }
            />
          )}
        </Card>
        {instalments.length > 0 && (
          <Card>
            <AgreementCharts agreement={agreement} />
          </Card>
        )}
      </div>
      {openDialog === 'form' && <AgreementForm agreement={agreement} onClose={close} />}
      {openDialog === 'schedule' && <ScheduleForm agreement={agreement} onClose={close} />}
      {instalmentId && (
        <InstalmentDrawer
          id={instalmentId}
          onStart={start}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
      {dialog}
    </>
  )
}

const EarlierRecipients = ({ agreement: { earlierRecipients } }: { agreement: Agreement }) => (
  <ul className={styles.earlier}>
    {earlierRecipients.map(({ payee, account, reason, by, time }) => (
      <li key={time}>
        {payee} · {account}
        <div className="cell-note">
          {reason} · {by} · <TimeText time={time} />
        </div>
      </li>
    ))}
  </ul>
)

interface ScheduleProps {
  agreement: Agreement
  actionsOf: (instalment: Instalment) => ReactNode
}

function Schedule({ agreement: { currency, instalments }, actionsOf }: ScheduleProps) {
  const t = useTranslations('implementationFunds')
  const field = t('implementationFunds:field', { returnObjects: true })
  const price = priceFormatter(
    instalments.flatMap(({ amount, applied, approved, paid, variance }) => [
      amount,
      applied,
      approved,
      paid,
      variance,
    ]),
  )
  const money = (amount: number | null) => price(amount, currency)
  return (
    <DataTable
      caption={t('implementationFunds:instalments')}
      isCaptionHidden
      columns={[
        field.code,
        field.due,
        field.trigger,
        field.amount,
        field.applied,
        field.approved,
        field.paid,
        field.variance,
        field.state,
        t('columns.actions'),
      ]}
      isNumeric={[false, false, false, true, true, true, true, true]}
      rows={instalments.map((each) => [
        <Link key="code" to={instalmentAddress(each)}>
          {each.code}
        </Link>,
        <span key="due" className={styles.day}>
          {each.due}
        </span>,
        <InstalmentCondition key="condition" instalment={each} />,
        money(each.amount),
        money(each.applied),
        money(each.approved),
        money(each.paid),
        money(each.variance),
        <DictTag key="state" type="instalment_status" value={each.state} />,
        actionsOf(each),
      ])}
    />
  )
}
