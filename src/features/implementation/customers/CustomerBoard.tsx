import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery, useInvalidate } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import { EMPTY_VALUE, formatMoneyExact } from '@/shared/lib/money'
import { Board } from '@/shared/list/board/Board'
import { MoveOutcome } from '@/shared/list/board/MoveOutcome'
import { useMoves } from '@/shared/list/board/useMoves'
import styles from '@/shared/list/board/board.module.css'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { customerWorkflow, STEP_NAMES, type StageStep } from '../domain/customerWorkflow'
import { CUSTOMER_STAGES, type CustomerStage } from '../domain/states'
import { customerApi, type Customer, type CustomerFilter } from './customers.api'
import { customerActions } from './customerActions'
import { PlainNextAction } from './NextAction'
import { PIPELINE_CURRENCY, type StageFigures } from './pipeline'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useCustomerViewer } from './useCustomerViewer'
import type { Viewer } from '../domain/roles'

interface CustomerMove {
  action: StageStep
  to: CustomerStage
  /** Name of the step in the request. */
  stage: (typeof STEP_NAMES)[StageStep]
}

const STEPS = Object.keys(STEP_NAMES) as StageStep[]

/** Moves available to the viewer in the current stage; the form of a step asks for its input. */
const movesOf = (customer: Customer, viewer: Viewer): CustomerMove[] =>
  STEPS.filter((action) => customerWorkflow.isAvailable(action, customer, viewer)).map((action) => ({
    action,
    to: customerWorkflow.apply(action, customer).state,
    stage: STEP_NAMES[action],
  }))

/** True for a step without input, which is made directly. */
const isInlineMove = (action: StageStep): boolean => customerWorkflow.actions[action].input === undefined

/** In px, including the gap below the card. */
const CARD_HEIGHT = 148

export default function CustomerBoard({ filter }: { filter: CustomerFilter }) {
  const t = useTranslations('implementationCustomers', 'parts')
  const { labelOf } = useLabels('customer_stage')
  const short = useFormatMoney()
  const viewer = useCustomerViewer()
  const refresh = useInvalidate()
  useLiveInvalidation('customer', [customerApi.list, customerApi.figures])
  const figures = useQuery(apiQuery(customerApi.figures, { query: filter }))
  /** Customer whose action was started last: links of unmet conditions lead to this customer's page. */
  const [startedId, setStartedId] = useState('')
  const { start, dialog } = useActionDialog({ ...customerActions, addressOf: () => startedId }, viewer)
  const change = useVersionedMutation(customerApi.changeStage, customerActions)
  const moves = useMoves<Customer, BoardMove>(
    async ({ id, version }, { stage }) =>
      change({ body: { id, version, stage: stage as 'contacted' | 'won' } }),
    async () => refresh(customerApi.list),
  )
  type BoardMove = CustomerMove & { key: string; text: string }

  const chosen = filter.stages?.split(',')
  const stages = CUSTOMER_STAGES.filter((stage) => !chosen || chosen.includes(stage))
  const sums = new Map(figures.data?.stages.map((each) => [each.stage, each]))

  const card = (customer: Customer, menu: ReactNode, isMoving: boolean) => (
    <>
      <div className={styles.boardCardHead}>
        {/* Otherwise the browser drags the link instead of the card. */}
        <Link to={customer.id} draggable={false} className={styles.boardCardName} title={customer.name}>
          {customer.name}
        </Link>
        {menu}
      </div>
      <div className={styles.boardCardLine}>
        {[customer.ownerName, customer.region].filter(Boolean).join(' · ') || EMPTY_VALUE}
      </div>
      <div className={styles.boardCardLine}>
        {short(customer.expectedAmount, customer.currency)}
        {customer.probability !== null && ` · ${customer.probability}%`}
      </div>
      <div className={styles.boardChips}>
        {isMoving ? (
          <span className={styles.isMoving}>
            {t('parts:board.moving', { column: labelOf(moves.moving.get(customer.id)?.to) })}
          </span>
        ) : (
          <PlainNextAction customer={customer} />
        )}
      </div>
    </>
  )

  return (
    <>
      {figures.error && (
        <ErrorAlert
          title={t('implementationCustomers:board.figuresFailed')}
          failure={figures.error}
          onRetry={figures.refetch}
        />
      )}
      <p className="cell-note">{t('implementationCustomers:board.rate')}</p>
      <MoveOutcome
        outcome={moves.outcome}
        nameOf={({ name }) => name}
        titleOf={labelOf}
        renderLink={({ id }) => <Link to={id}>{t('implementationCustomers:board.look')}</Link>}
        onClose={moves.forget}
      />
      <Board<Customer, BoardMove>
        label={t('implementationCustomers:board.label')}
        columns={stages.map((stage) => ({
          key: stage,
          title: labelOf(stage),
          note: <StageValue figures={sums.get(stage)} />,
        }))}
        moves={moves}
        pageQueryOf={(stage) => (place) =>
          apiQuery(customerApi.list, { query: { ...filter, stages: stage, ...place } })
        }
        columnOf={({ stage }) => stage}
        nameOf={({ name }) => name}
        movesOf={(customer) =>
          movesOf(customer, viewer).map((move) => ({
            ...move,
            key: move.action,
            text: t('implementationCustomers:board.moveTo', {
              stage: labelOf(move.to),
              action: t(`implementationCustomers:action.${move.action}`),
            }),
          }))
        }
        onMove={(customer, move) => {
          if (
            isInlineMove(move.action) &&
            customerWorkflow.availabilityOf(move.action, customer, viewer).isAllowed
          )
            void moves.move(customer, move)
          else {
            setStartedId(customer.id)
            start(move.action, customer)
          }
        }}
        renderCard={card}
        cardHeight={CARD_HEIGHT}
        emptyText={t('implementationCustomers:board.none')}
      />
      {dialog}
    </>
  )
}

/** Expected amount of a stage's customers, and the same weighted by their probability. */
function StageValue({ figures }: { figures: StageFigures | undefined }) {
  const t = useTranslations('implementationCustomers')
  const short = useFormatMoney()
  if (!figures) return EMPTY_VALUE
  const { value, weighted } = figures
  return (
    <span
      title={`${formatMoneyExact(value, PIPELINE_CURRENCY)} / ${formatMoneyExact(weighted, PIPELINE_CURRENCY)}`}
    >
      {t('implementationCustomers:board.value', {
        value: short(value, PIPELINE_CURRENCY),
        weighted: short(weighted, PIPELINE_CURRENCY),
      })}
    </span>
  )
}
