import { Card } from 'antd'
import { Link } from 'react-router-dom'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { Checklist } from '@/shared/workflow/Checklist'
import { useTranslations } from '@/shared/i18n'
import { areaText, channelText } from '../model/choices'
import { tabAddress } from '../model/tabAddress'
import type { Concept } from '../model/answers'
import type { Stage } from '../model/fieldLabel'
import { STATE, AWAITING_AUDIT, type State } from '../domain/conceptStates'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { conceptActions } from './conceptActions'
import { ConceptFiles } from './ConceptFiles'
import { LatestEvents } from './LatestEvents'
import { Opinions } from './Opinions'
import { ReturnReason } from '../components/ReturnReason'
import type { TabProps } from './conceptTabs'
import { TaskNote } from './TaskNote'
import { useConceptViewer } from '../model/useConceptViewer'
import styles from './detail.module.css'

/** Stage to correct in each returned state. */
const RETURNED_STAGE: Partial<Record<State, Stage>> = {
  [STATE.firstFailed]: 'first',
  [STATE.secondFailed]: 'second',
  [STATE.afterFailed]: 'after',
}

export function SummaryTab({ concept, onStart }: TabProps) {
  const t = useTranslations('conceptsDetail')
  const viewer = useConceptViewer()
  const { opinions } = concept
  const returned = RETURNED_STAGE[concept.state]
  // Auditors see the content of the concept before its facts.
  const isAuditor =
    AWAITING_AUDIT.includes(concept.state) && conceptWorkflow.isAvailable('passFirst', concept, viewer)
  const content = (
    <>
      <Idea concept={concept} />
      <ConceptFiles concept={concept} />
    </>
  )
  return (
    <div className={styles.summary}>
      <div className={styles.column}>
        {returned && <ReturnReason concept={concept} stage={returned} />}
        {isAuditor && content}
        <Checklist
          flow={conceptActions}
          viewer={viewer}
          subject={concept}
          renderNote={(task) => <TaskNote concept={concept} task={task} />}
          onStart={onStart}
        />
        <ConceptFacts concept={concept} />
        {!isAuditor && content}
        <Decision concept={concept} />
        {opinions.length > 0 && (
          <Card title={<h2 className="card-title">{t('conceptsDetail:opinions.title')}</h2>}>
            <Opinions opinions={opinions} />
          </Card>
        )}
      </div>
      {!concept.isWithheld && <LatestEvents concept={concept} />}
    </div>
  )
}

function Idea({ concept: { firstStage } }: { concept: Concept }) {
  const t = useTranslations('concepts')
  const text = firstStage?.summary
  if (typeof text !== 'string' || text === '') return null
  return (
    <Card title={<h2 className="card-title">{t('concepts:field.first.summary')}</h2>}>
      <p className={styles.words}>{text}</p>
    </Card>
  )
}

function ConceptFacts({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsDetail', 'concepts')
  const { area, channel, askedAmount, currency, valuation } = concept
  return (
    <Card
      title={<h2 className="card-title">{t('conceptsDetail:fact.title')}</h2>}
      extra={!concept.isWithheld && <Link to={tabAddress('firstStage')}>{t('conceptsDetail:fact.all')}</Link>}
    >
      <DescriptionList
        items={[
          { name: t('conceptsDetail:fact.code'), value: concept.code || EMPTY_VALUE },
          { name: t('concepts:field.first.organisation'), value: concept.organisation || EMPTY_VALUE },
          {
            name: t('concepts:field.first.principalInvestigator'),
            value: concept.principalInvestigator || EMPTY_VALUE,
          },
          {
            name: t('concepts:field.first.area'),
            value: areaText(t, area),
          },
          { name: t('concepts:field.first.indication'), value: concept.indication || EMPTY_VALUE },
          { name: t('concepts:field.first.target'), value: concept.target || EMPTY_VALUE },
          {
            name: t('concepts:field.first.modality'),
            value: <DictLabel type="modality" value={concept.modality} />,
          },
          {
            name: t('concepts:field.first.stage'),
            value: <DictLabel type="clinical_phase" value={concept.stage} />,
          },
          {
            name: t('concepts:field.first.channel'),
            value: channelText(t, channel),
          },
          { name: t('conceptsDetail:fact.owner'), value: concept.ownerName || EMPTY_VALUE },
          { name: t('conceptsDetail:fact.auditor'), value: concept.auditorName || EMPTY_VALUE },
          { name: t('conceptsDetail:fact.manager'), value: concept.managerName || EMPTY_VALUE },
          { name: t('conceptsDetail:fact.submitted'), value: <TimeText time={concept.submitTime} /> },
          { name: t('conceptsDetail:fact.since'), value: <TimeText time={concept.stateTime} /> },
          {
            name: t('conceptsDetail:fact.asked'),
            value: currency ? <MoneyText amount={askedAmount} currency={currency} /> : EMPTY_VALUE,
          },
          {
            name: t('conceptsDetail:fact.valuation'),
            value: valuation ? (
              <>
                <MoneyText amount={valuation.median} currency={valuation.currency} />{' '}
                <span className="cell-note">
                  (<MoneyText amount={valuation.low} currency={valuation.currency} /> –{' '}
                  <MoneyText amount={valuation.high} currency={valuation.currency} />)
                </span>
              </>
            ) : (
              EMPTY_VALUE
            ),
          },
        ]}
      />
    </Card>
  )
}

function Decision({ concept: { decision } }: { concept: Concept }) {
  const t = useTranslations('conceptsDetail', 'concepts')
  if (!decision) return null
  const { amount, currency, conditions, reason, by, time } = decision
  const hasAmount = amount !== null && amount !== undefined && currency
  return (
    <Card title={<h2 className="card-title">{t('conceptsDetail:decision.title')}</h2>}>
      <DescriptionList
        items={[
          {
            name: t('conceptsDetail:decision.what'),
            value: t(`concepts:choice.decision.${decision.decision}`),
          },
          ...(hasAmount
            ? [
                {
                  name: t('conceptsDetail:decision.amount'),
                  value: <MoneyText amount={amount} currency={currency} />,
                },
              ]
            : []),
          ...(conditions.length > 0
            ? [
                {
                  name: t('conceptsDetail:decision.conditions'),
                  value: <ConditionList conditions={conditions} />,
                },
              ]
            : []),
          ...(reason ? [{ name: t('conceptsDetail:decision.reason'), value: reason }] : []),
          { name: t('conceptsDetail:decision.by'), value: by || EMPTY_VALUE },
          { name: t('conceptsDetail:decision.time'), value: <TimeText time={time} /> },
        ]}
      />
    </Card>
  )
}

const ConditionList = ({ conditions }: { conditions: readonly string[] }) => (
  <ol className={styles.conceptEffects}>
    {[...new Set(conditions)].map((condition) => (
      <li key={condition}>{condition}</li>
    ))}
  </ol>
)
