import { Button, Empty, Flex } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { formatPrice } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { RecipientText } from '../instalment/Recipient'
import { instalmentActions } from '../instalment/instalmentActions'
import { instalmentAddress } from '../model/fundAddresses'
import type { Instalment, Reconciliation } from '../model/funds.api'
import { useFundViewer } from '../model/useFundViewer'
import { useMatching } from './useMatching'
import { RowText } from './RowText'

const ROW_ACTIONS = ['settle', 'correct', 'reverse'] as const

/** Paid but unsettled instalments with the bank rows matched to them. */
export function Payments({ found }: { found: Reconciliation }) {
  const t = useTranslations('implementationFunds')
  const mayReconcile = useCan('implement:fund:pay')
  const viewer = useFundViewer()
  const { start, dialog } = useActionDialog(instalmentActions, viewer)
  const { unmatch } = useMatching()
  const { isBusy, failure, submit } = useSubmit()
  const rows = useMemo(() => new Map(found.rows.map((row) => [row.id, row])), [found])
  const field = t('implementationFunds:field', { returnObjects: true })

  const columns: Column<Instalment>[] = [
    {
      key: 'code',
      isPrimary: true,
      title: field.code,
      render: (_, each) => <Link to={instalmentAddress(each)}>{each.code}</Link>,
    },
    { key: 'paidOn', title: field.paidOn },
    {
      key: 'payee',
      title: field.payee,
      render: (_, each) => <RecipientText instalment={each} field="payee" />,
    },
    {
      key: 'bankAmount',
      title: field.bankAmount,
      align: 'end',
      render: (_, { bankAmount, bankCurrency }) => formatPrice(bankAmount, bankCurrency),
    },
    {
      key: 'links',
      title: t('implementationFunds:reconcile.links'),
      render: (_, { id }) =>
        found.links
          .filter(({ instalmentId }) => instalmentId === id)
          .map((link) => (
            <Flex key={link.id} gap="small" align="start">
              <RowText row={rows.get(link.rowId)} part={link.amount} />
              {mayReconcile && (
                <Button
                  size="small"
                  disabled={isBusy}
                  onClick={() =>
                    void submit(
                      () => unmatch({ path: { ids: link.id } }),
                      () => message.success(t('implementationFunds:reconcile.unmatched')),
                    )
                  }
                >
                  {t('implementationFunds:reconcile.unmatch')}
                </Button>
              )}
            </Flex>
          )),
    },
    {
      key: 'residual',
      mobileSlot: 'value',
      title: field.residual,
      align: 'end',
      render: (_, { residual, bankCurrency }) => formatPrice(residual, bankCurrency),
    },
  ]
  return (
    <>
      {failure && <SubmitErrorAlert failure={failure} />}
      <RowTable<Instalment>
        columns={columns}
        rows={found.instalments}
        pageSize={20}
        empty={<Empty description={t('implementationFunds:reconcile.noPayments')} />}
        renderActions={
          mayReconcile &&
          ((each) => (
            <Flex vertical gap="small" align="end">
              {ROW_ACTIONS.filter(
                (action) => instalmentActions.availabilityOf(action, each, viewer).isAllowed,
              ).map((action) => (
                <Button
                  key={action}
                  size="small"
                  type={action === 'settle' ? 'primary' : 'default'}
                  onClick={() => start(action, each)}
                >
                  {t(`implementationFunds:action.${action}`)}
                </Button>
              ))}
            </Flex>
          ))
        }
      />
      {dialog}
    </>
  )
}
