import { Progress } from 'antd'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { DictLabel } from '@/shared/domain/dictionary/DictLabel'
import { ABSENT } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { Facts } from '@/shared/ui/Facts'
import { NextSteps } from '@/shared/workflow/NextSteps'
import { completenessOf } from '@/shared/form/completeness'
import { useText } from '@/shared/texts'
import { areaText, channelText } from '../model/choices'
import { partAddress } from '../model/address'
import type { Concept } from '../model/answers'
import { FirstStage } from '../domain/firstStage'
import { SecondStage } from '../domain/secondStage'
import { conceptActions } from './actions'
import { Opinions } from './Opinions'
import { tabsFor, type TabProps } from './tabs'
import { useViewer } from '../model/viewer'
import styles from './detail.module.css'

/** A concept at a glance, and what may be done with it now. */
export function SummaryTab({ concept, onStart }: TabProps) {
  const t = useText('conceptsDetail', 'workflow')
  const viewer = useViewer()
  const { opinions } = concept
  const heading = useId()
  return (
    <>
      <section className={styles.conceptNext} aria-labelledby={heading}>
        <h2 id={heading} className="card-title">
          {t('workflow:steps.title')}
        </h2>
        <NextSteps flow={conceptActions} viewer={viewer} subject={concept} onStart={onStart} />
      </section>
      <ConceptFacts concept={concept} />
      <Decision concept={concept} />
      <Completeness concept={concept} />
      {opinions.length > 0 && (
        <>
          <h2 className="card-title">{t('conceptsDetail:opinions.title')}</h2>
          <Opinions opinions={opinions} />
        </>
      )}
    </>
  )
}

function ConceptFacts({ concept }: { concept: Concept }) {
  const t = useText('conceptsDetail', 'concepts')
  const { area, channel, askedAmount, currency, valuation } = concept
  return (
    <Facts
      facts={[
        { name: t('conceptsDetail:fact.code'), value: concept.code || ABSENT },
        { name: t('concepts:field.first.organisation'), value: concept.organisation || ABSENT },
        {
          name: t('concepts:field.first.principalInvestigator'),
          value: concept.principalInvestigator || ABSENT,
        },
        {
          name: t('concepts:field.first.area'),
          value: areaText(t, area),
        },
        { name: t('concepts:field.first.indication'), value: concept.indication || ABSENT },
        { name: t('concepts:field.first.target'), value: concept.target || ABSENT },
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
        { name: t('conceptsDetail:fact.owner'), value: concept.ownerName || ABSENT },
        { name: t('conceptsDetail:fact.auditor'), value: concept.auditorName || ABSENT },
        { name: t('conceptsDetail:fact.manager'), value: concept.managerName || ABSENT },
        { name: t('conceptsDetail:fact.submitted'), value: <TimeText time={concept.submitTime} /> },
        { name: t('conceptsDetail:fact.since'), value: <TimeText time={concept.stateTime} /> },
        {
          name: t('conceptsDetail:fact.asked'),
          value: currency ? <MoneyText amount={askedAmount} currency={currency} /> : ABSENT,
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
            ABSENT
          ),
        },
      ]}
    />
  )
}

function Decision({ concept: { decision } }: { concept: Concept }) {
  const t = useText('conceptsDetail', 'concepts')
  if (!decision) return null
  const { amount, currency, conditions, reason, by, time } = decision
  const hasAmount = amount !== null && amount !== undefined && currency
  return (
    <>
      <h2 className="card-title">{t('conceptsDetail:decision.title')}</h2>
      <Facts
        facts={[
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
          { name: t('conceptsDetail:decision.by'), value: by || ABSENT },
          { name: t('conceptsDetail:decision.time'), value: <TimeText time={time} /> },
        ]}
      />
    </>
  )
}

const ConditionList = ({ conditions }: { conditions: readonly string[] }) => (
  <ol className={styles.conceptEffects}>
    {[...new Set(conditions)].map((condition) => (
      <li key={condition}>{condition}</li>
    ))}
  </ol>
)

const STAGES = [
  ['firstStage', FirstStage],
  ['secondStage', SecondStage],
] as const

/** How far both stages have come. */
function Completeness({ concept }: { concept: Concept }) {
  const t = useText('conceptsDetail', 'concepts')
  const tabs = tabsFor(concept, useViewer())
  const stages = STAGES.filter(([part]) => tabs.includes(part))
  if (stages.length === 0) return null
  return (
    <>
      <h2 className="card-title">{t('conceptsDetail:completeness.title')}</h2>
      <ul className={styles.conceptStages}>
        {stages.map(([part, stage]) => {
          const { required, filled } = completenessOf(stage, concept[part])
          return (
            <li key={part}>
              <Link to={partAddress(part)}>{t(`concepts:part.${part}`)}</Link>
              <Progress
                percent={Math.floor((100 * filled) / required)}
                size="small"
                showInfo={false}
                aria-label={t(`concepts:part.${part}`)}
              />
              <span>{t('conceptsDetail:completeness.filled', { filled, required })}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
