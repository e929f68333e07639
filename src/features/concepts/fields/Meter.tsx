import { Button, Progress } from 'antd'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldLinks } from '@/shared/form/FieldLinks'
import { completenessOf, type Fault } from '../domain/drafts'
import { fieldLabel, issueText, type Stage } from '../fieldLabel'
import type { Values } from '@/shared/editing/values'
import { pathOf } from './path'
import { useStage } from './stageContext'
import { GROUPS } from './stages'
import { useValues } from './watching'

/** As the fields stand on the screen. */
function inOrder(stage: Stage, faults: readonly Fault[]): Fault[] {
  const order: readonly string[] = GROUPS[stage].flatMap(([, names]) => [...names])
  const placeOf = ({ field }: Fault) => order.indexOf(field.split('.')[0]!)
  return faults.toSorted((a, b) => placeOf(a) - placeOf(b))
}

interface MeterProps {
  /** What is missing is listed without being asked for. */
  isChecked: boolean
  onCheck: () => void
}

/** How far the stage has come, and what is missing or wrong, each leading to its field. */
export function Meter({ isChecked, onCheck }: MeterProps) {
  const { t } = useTranslation('conceptsForms')
  const { t: concepts } = useTranslation('concepts')
  const { stage, schema } = useStage()
  const { required, filled, faults } = completenessOf(
    schema,
    useDeferredValue(useValues((values): Values => values)),
  )
  const text = t('meter.filled', { filled, required })
  return (
    <div className="stage-meter">
      <div className="stage-meter-head">
        <Progress
          percent={required === 0 ? 100 : Math.round((filled / required) * 100)}
          size="small"
          aria-label={t('meter.title')}
          className="stage-meter-bar"
        />
        <span>{text}</span>
        <Button size="small" onClick={onCheck}>
          {t('meter.check')}
        </Button>
      </div>
      {faults.length > 0 ? (
        <details open={isChecked || undefined}>
          <summary>{t('meter.missing', { count: faults.length })}</summary>
          <FieldLinks
            fields={inOrder(stage, faults).map((fault) => ({
              path: pathOf(fault.field),
              label: fieldLabel(concepts, stage, fault.field),
              text: issueText(concepts, fault),
            }))}
          />
        </details>
      ) : (
        isChecked && <p role="status">{t('meter.complete')}</p>
      )}
    </div>
  )
}
