import { Alert, Button, Empty, Flex, Skeleton, Tag } from 'antd'
import { useId, useMemo, useState } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { NumberInput } from '@/shared/form/NumberInput'
import { useSubmit } from '@/shared/form/useSubmit'
import { toAmount } from '@/shared/lib/cents'
import { formatPrice, type Currency } from '@/shared/lib/money'
import { parseInteger } from '@/shared/lib/parseNumber'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { message } from '@/shared/ui/feedback'
import { MAX_DAYS, type Certainty, type Match, type Reason } from '../../domain/reconcile'
import type { Reconciliation, StoredBankRow } from '../model/funds.api'
import { useMatching } from './useMatching'
import styles from './reconcile.module.css'
import { RowText } from './RowText'
import type { useMatches } from './useMatches'

const COLOURS: Record<Certainty, string> = { certain: 'success', likely: 'processing', possible: 'default' }

const COUNTER_REASONS: ReadonlySet<Reason> = new Set(['otherReference', 'similarPayee'])

const keyOf = ({ parts }: Match) => parts.map(({ rowId, instalmentId }) => `${rowId}=${instalmentId}`).join()

/** The matched amounts per currency. */
function totalsOf(matches: readonly Match[], rows: ReadonlyMap<string, StoredBankRow>): string[] {
  const totals = new Map<Currency, number>()
  for (const { rowId, cents } of matches.flatMap(({ parts }) => parts)) {
    const currency = rows.get(rowId)?.currency
    if (currency) totals.set(currency, (totals.get(currency) ?? 0) + cents)
  }
  return [...totals].map(([currency, cents]) => formatPrice(toAmount(cents), currency))
}

interface ProposalsProps {
  found: Reconciliation
  matches: ReturnType<typeof useMatches>
  days: number
  onDays: (days: number) => void
}

export function Proposals({ found, matches, days, onDays }: ProposalsProps) {
  const t = useTranslations('implementationFunds')
  const mayReconcile = useCan('implement:fund:pay')
  const { match } = useMatching()
  const { isBusy, failure, submit } = useSubmit()
  const [isConfirming, setConfirming] = useState(false)
  const rows = useMemo(() => new Map(found.rows.map((row) => [row.id, row])), [found])
  const payments = useMemo(() => new Map(found.instalments.map((each) => [each.id, each])), [found])

  if (matches === 'failed')
    return <Alert type="error" showIcon title={t('implementationFunds:reconcile.matchFailed')} />
  const confirm = (chosen: readonly Match[]) =>
    void submit(
      () =>
        match({
          body: {
            links: chosen.flatMap(({ parts, reasons }) =>
              parts.map(({ rowId, instalmentId, cents }) => ({
                rowId,
                instalmentId,
                amount: toAmount(cents),
                reasons: [...reasons],
              })),
            ),
          },
        }),
      () => {
        setConfirming(false)
        message.success(t('implementationFunds:reconcile.matched', { count: chosen.length }))
      },
    )
  const certain = (matches ?? []).filter(({ certainty }) => certainty === 'certain')

  const columns: Column<Match>[] = [
    {
      key: 'rows',
      isPrimary: true,
      title: t('implementationFunds:reconcile.part.rows'),
      render: (_, { parts }) =>
        [...new Set(parts.map(({ rowId }) => rowId))].map((id) => <RowText key={id} row={rows.get(id)} />),
    },
    {
      key: 'payments',
      mobileSlot: 'plain',
      title: t('implementationFunds:instalments'),
      render: (_, { parts }) =>
        [...new Set(parts.map(({ instalmentId }) => instalmentId))].map((id) => {
          const payment = payments.get(id)
          return (
            payment && (
              <div key={id}>
                {payment.code} · {formatPrice(payment.residual, payment.bankCurrency)}
                <div className="cell-note">
                  {payment.paidOn} {payment.payee}
                </div>
              </div>
            )
          )
        }),
    },
    {
      key: 'why',
      mobileSlot: 'plain',
      title: t('implementationFunds:reconcile.why'),
      render: (_, { reasons, certainty }) => (
        <Flex gap={4} wrap>
          <Tag color={COLOURS[certainty]}>{t(`implementationFunds:reconcile.certainty.${certainty}`)}</Tag>
          {reasons.map((reason) => (
            <Tag key={reason} color={COUNTER_REASONS.has(reason) ? 'warning' : 'default'}>
              {t(`implementationFunds:reconcile.reason.${reason}`)}
            </Tag>
          ))}
        </Flex>
      ),
    },
  ]
  return (
    <>
      <Flex wrap gap="small" align="center" className={styles.bar}>
        <DaysInput days={days} onDays={onDays} />
        {mayReconcile && certain.length > 0 && (
          <Button type="primary" onClick={() => setConfirming(true)}>
            {t('implementationFunds:reconcile.confirmCertain', { count: certain.length })}
          </Button>
        )}
      </Flex>
      <Dialog
        open={isConfirming}
        width={1120}
        title={t('implementationFunds:reconcile.confirmCertain', { count: certain.length })}
        okText={t('implementationFunds:reconcile.confirm')}
        okButtonProps={{ loading: isBusy }}
        onOk={() => confirm(certain)}
        cancelText={t('actions.cancel')}
        cancelButtonProps={{ disabled: isBusy }}
        closable={!isBusy}
        onCancel={() => setConfirming(false)}
      >
        <p>
          {t('implementationFunds:reconcile.confirmTotals', {
            count: certain.length,
            totals: totalsOf(certain, rows).join(' · '),
          })}
        </p>
        {failure && <SubmitErrorAlert failure={failure} />}
        <RowTable<Match> rowKey={keyOf} columns={columns} rows={certain} pageSize={20} />
      </Dialog>
      {failure && !isConfirming && <SubmitErrorAlert failure={failure} />}
      {matches === null ? (
        <Skeleton active aria-label={t('implementationFunds:reconcile.looking')} />
      ) : (
        <RowTable<Match>
          rowKey={keyOf}
          columns={columns}
          rows={matches}
          pageSize={20}
          empty={<Empty description={t('implementationFunds:reconcile.noProposals')} />}
          renderActions={
            mayReconcile &&
            ((each) => (
              <Button size="small" disabled={isBusy} onClick={() => confirm([each])}>
                {t('implementationFunds:reconcile.confirm')}
              </Button>
            ))
          }
        />
      )}
    </>
  )
}

function DaysInput({ days, onDays }: Pick<ProposalsProps, 'days' | 'onDays'>) {
  const t = useTranslations('implementationFunds')
  const id = useId()
  const [typed, setTyped] = useState(String(days))
  function change(next: string) {
    setTyped(next)
    const parsed = parseInteger(next)
    if (parsed !== null && parsed <= MAX_DAYS && parsed !== days) onDays(parsed)
  }
  return (
    <>
      <label htmlFor={id}>{t('implementationFunds:reconcile.days')}</label>
      <span className={styles.days}>
        <NumberInput id={id} isInteger value={typed} onChange={change} />
      </span>
    </>
  )
}
