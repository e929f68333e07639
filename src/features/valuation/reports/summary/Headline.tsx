import { CheckCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { formatPercent } from '@/shared/lib/money'
import { Delta } from '@/shared/ui/cells/Delta'
import { TooltipText } from '@/shared/ui/cells/TooltipText'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/reportContent'
import { storyOf } from './reportStory'
import { figureChange, valueChange, type PreviousCalculation, type Change } from './valueChange'
import { keyFigures, otherFigures, preTaxLine, remarks, type Remark } from './reportFigures'
import styles from './headline.module.css'
import { RangeDrawing } from './RangeDrawing'

interface HeadlineProps {
  content: ReportContent
  context: ChartContext
  before: PreviousCalculation | null
  /** Element id of the assumptions section. */
  assumptions: string
  /** Undefined when nothing may be changed. */
  onAdjust: (() => void) | undefined
}

/** First page of a report: its value, the reasons for it, and points to check. */
export function Headline({ content, context, before, assumptions, onAdjust }: HeadlineProps) {
  const { t } = context
  const { paths, value } = storyOf(content, context)
  return (
    <>
      <div className={styles.head}>
        <Value content={content} context={context} before={before} onAdjust={onAdjust} />
        <RangeDrawing content={content} context={context} />
      </div>
      <p className={styles.story}>
        <strong>{paths}</strong>
        {value && `${t('valuation:sentenceGap')}${value}`}
      </p>
      <dl className={styles.keys}>
        {keyFigures(content, context).map(({ id, name, value: figure, amount, note }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.key}>
                {amount === undefined ? figure : <MoneyText amount={amount} currency={context.currency} />}
              </span>
              {before && (
                <ValueChange
                  change={figureChange(id, content, before, context)}
                  before={before}
                  context={context}
                />
              )}
              <span className={styles.soft}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.facts}>
        {otherFigures(content, context).map(({ id, name, value: figure, note }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <TooltipText text={figure} hint={note} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.remarks}>
        {remarks(content, context).map(({ id, kind, text }) => (
          <li key={id}>
            <RemarkIcon kind={kind} />
            <span>{text}</span>
            {kind === 'missed' && onAdjust && (
              <Button type="link" size="small" onClick={onAdjust}>
                {t('valuation:quick.adjust')}
              </Button>
            )}
            {kind === 'warning' && <a href={`#${assumptions}`}>{t('valuation:remark.assumptions')}</a>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Value({ content, context, before, onAdjust }: Omit<HeadlineProps, 'assumptions'>) {
  const { t, currency } = context
  const { rnpv } = content.summary
  const change = before && valueChange(rnpv, before, context)
  const preTax = preTaxLine(content, context)
  return (
    <div>
      <p className={styles.soft}>{t('valuation:kpi.rnpvLong')}</p>
      <p className={styles.hero}>
        <MoneyText amount={rnpv} currency={currency} />
      </p>
      {preTax && <p className={styles.soft}>{preTax}</p>}
      {before && change && (
        <>
          <p className={styles.change}>
            <Delta change={change.amount}>{change.text}</Delta>
          </p>
          <p className={styles.soft}>
            {t('valuation:change.since', { version: before.version, day: before.day })}
          </p>
        </>
      )}
      <p className={styles.discounted}>
        {t('valuation:kpi.discounted', { rate: formatPercent(content.discountRate, 2) })}
      </p>
      {onAdjust && (
        <Button size="small" onClick={onAdjust}>
          {t('valuation:quick.open')}
        </Button>
      )}
    </div>
  )
}

interface ValueChangeProps {
  change: Change | null
  before: PreviousCalculation
  context: ChartContext
}

function ValueChange({ change, before, context: { t } }: ValueChangeProps) {
  if (!change) return null
  if (change.amount === 0)
    return <span className={styles.soft}>{t('valuation:change.none', { version: before.version })}</span>
  return <Delta change={change.amount}>{change.text}</Delta>
}

const ICONS = {
  met: CheckCircleOutlined,
  missed: WarningOutlined,
  none: InfoCircleOutlined,
  warning: WarningOutlined,
}

function RemarkIcon({ kind }: Pick<Remark, 'kind'>) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden className={styles.remark} data-kind={kind} />
}
