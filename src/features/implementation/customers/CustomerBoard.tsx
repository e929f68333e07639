import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { read, useRefresh } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import { EMPTY_VALUE, formatMoneyExact } from '@/shared/lib/money'
import { Board } from '@/shared/list/board/Board'
import { MoveOutcome } from '@/shared/list/board/MoveOutcome'
import { useMoves } from '@/shared/list/board/useMoves'
import styles from '@/shared/list/board/board.module.css'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { customerWorkflow, STEP_NAMES, type StageStep } from '../domain/customerWorkflow'
import { CUSTOMER_STAGES, type CustomerStage } from '../domain/states'
import { customerApi, type Customer, type CustomerFilter } from './customers.api'
import { customerActions } from './customerActions'
import { PlainAction } from './NextAction'
import { PIPELINE_CURRENCY, type StageFigures } from './pipeline'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import { useCustomerViewer } from './viewer'
import type { Viewer } from '../domain/roles'

/** A step that leads from where a customer stands to another stage. */
interface CustomerMove {
  action: StageStep
  to: CustomerStage
  /** As the call names it. */
  stage: (typeof STEP_NAMES)[StageStep]
}

const STEPS = Object.keys(STEP_NAMES) as StageStep[]

/** Where a viewer may lead a customer from where he stands; what the step asks for, its form says. */
const movesOf = (customer: Customer, viewer: Viewer): CustomerMove[] =>
  STEPS.filter((action) => customerWorkflow.isOffered(action, customer, viewer)).map((action) => ({
    action,
    to: customerWorkflow.apply(action, customer).state,
    stage: STEP_NAMES[action],
  }))

/** Whether a step asks for nothing, so that it is made at once. */
const isAtOnce = (action: StageStep): boolean => customerWorkflow.actions[action].input === undefined

/** Px of a card with the gap below it. */
const CARD = 148

/** The customers in columns, one for each stage, with what each stage may bring. */
export default function CustomerBoard({ filter }: { filter: CustomerFilter }) {
  const t = useTranslations('implementationCustomers', 'parts')
  const { labelOf } = useLabels('customer_stage')
  const short = useShortMoney()
  const viewer = useCustomerViewer()
  const refresh = useRefresh()
  const figures = useQuery(read(customerApi.figures, { query: filter }))
  /** The customer whose step was started last: what is in its way is mended on his page. */
  const [started, setStarted] = useState('')
  const { start, dialog } = useActionDialog({ ...customerActions, addressOf: () => started }, viewer)
  const change = useVersionedMutation(customerApi.changeStage, customerActions)
  const moves = useMoves<Customer, Way>(
    async ({ id, version }, { stage }) =>
      change({ body: { id, version, stage: stage as 'contacted' | 'won' } }),
    async () => refresh(customerApi.list),
  )
  type Way = CustomerMove & { key: string; text: string }

  const chosen = filter.stages?.split(',')
  const stages = CUSTOMER_STAGES.filter((stage) => !chosen || chosen.includes(stage))
  const sums = new Map(figures.data?.stages.map((each) => [each.stage, each]))

  const card = (customer: Customer, menu: ReactNode, isMoving: boolean) => (
    <>
      <div className={styles.boardCardHead}>
        {/* The browser would drag the link in place of the card. */}
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
          <PlainAction customer={customer} />
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
      <Board<Customer, Way>
        label={t('implementationCustomers:board.label')}
        columns={stages.map((stage) => ({
          key: stage,
          title: labelOf(stage),
          note: <StageValue figures={sums.get(stage)} />,
        }))}
        moves={moves}
        pageRead={(stage) => (place) =>
          read(customerApi.list, { query: { ...filter, stages: stage, ...place } })
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
        onMove={(customer, way) => {
          if (isAtOnce(way.action) && customerWorkflow.availabilityOf(way.action, customer, viewer).isAllowed)
            void moves.move(customer, way)
          else {
            setStarted(customer.id)
            start(way.action, customer)
          }
        }}
        renderCard={card}
        cardHeight={CARD}
        emptyText={t('implementationCustomers:board.none')}
      />
      {dialog}
    </>
  )
}

/** What the customers of a stage may bring, and that times their probability. */
function StageValue({ figures }: { figures: StageFigures | undefined }) {
  const t = useTranslations('implementationCustomers')
  const short = useShortMoney()
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
