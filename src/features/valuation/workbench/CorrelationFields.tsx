import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Select } from 'antd'
import { useId } from 'react'
import { useTranslations } from '@/shared/i18n'
import { UNCERTAIN_INPUTS, type Distributions } from '../engine/method/methodTables'
import { CheckedNumber } from './CheckedNumber'
import type { DependenceDraft, PairDraft, ReadDependence } from './dependenceDraft'
import { issueText, nextKey } from './typedNumber'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

interface CorrelationFieldsProps {
  typed: DependenceDraft
  reading: ReadDependence
  /** Only inputs with a distribution can be correlated. */
  distributions: Distributions
  indications: number
  onChange: (typed: DependenceDraft) => void
}

export function CorrelationFields({
  typed,
  reading,
  distributions,
  indications,
  onChange,
}: CorrelationFieldsProps) {
  const t = useTranslations('valuationWorkbench')
  const id = useId()
  const { pairs } = typed
  const drawn = UNCERTAIN_INPUTS.filter((input) => distributions[input])
  const options = UNCERTAIN_INPUTS.map((input) => ({
    value: input,
    label: t(`valuationWorkbench:uncertain.${input}`),
    disabled: !drawn.includes(input),
  }))
  const put = (pair: PairDraft) =>
    onChange({ ...typed, pairs: pairs.map((each) => (each.key === pair.key ? pair : each)) })
  const free = drawn
    .flatMap((a, index) => drawn.slice(index + 1).map((b) => ({ a, b })))
    .find(({ a, b }) => !pairs.some((it) => [it.a, it.b].includes(a) && [it.a, it.b].includes(b)))
  return (
    <fieldset className={workbenchStyles.workbenchRows}>
      <legend>{t('valuationWorkbench:correlation.title')}</legend>
      <p className={reportStyles.reportNote}>{t('valuationWorkbench:correlation.text')}</p>
      {pairs.map((pair, index) => {
        const number = index + 1
        const wrong = reading.issues.get(pair.key)
        const pairIssue = wrong?.at === 'b' ? wrong.issue : undefined
        return (
          <div key={pair.key} className={workbenchStyles.workbenchRow}>
            {(['a', 'b'] as const).map((side) => {
              const label = t(`valuationWorkbench:correlation.${side}`, { number })
              return (
                <div key={side} className={workbenchStyles.workbenchField}>
                  <label htmlFor={`${id}-${pair.key}-${side}`}>{label}</label>
                  <Select
                    id={`${id}-${pair.key}-${side}`}
                    aria-label={label}
                    value={pair[side]}
                    options={options}
                    {...(side === 'b' && pairIssue && { status: 'error' as const })}
                    onChange={(input) => put({ ...pair, [side]: input })}
                  />
                  {side === 'b' && pairIssue && (
                    <span className={workbenchStyles.workbenchIssue}>{issueText(t, pairIssue)}</span>
                  )}
                </div>
              )
            })}
            <CheckedNumber
              label={t('valuationWorkbench:correlation.rho', { number })}
              typed={pair.rho}
              issue={wrong?.at === 'rho' ? wrong.issue : undefined}
              onType={(rho) => put({ ...pair, rho })}
            />
            <Button
              className={workbenchStyles.workbenchRemove}
              icon={<DeleteOutlined />}
              aria-label={t('valuationWorkbench:correlation.remove', { number })}
              title={t('valuationWorkbench:correlation.remove', { number })}
              onClick={() => onChange({ ...typed, pairs: pairs.filter(({ key }) => key !== pair.key) })}
            />
          </div>
        )
      })}
      {reading.isImpossible && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('valuationWorkbench:correlation.impossible')}
        />
      )}
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={!free}
        onClick={() =>
          free &&
          onChange({
            ...typed,
            pairs: [...pairs, { key: nextKey(pairs.map(({ key }) => key)), ...free, rho: '0.3' }],
          })
        }
      >
        {t('valuationWorkbench:correlation.add')}
      </Button>
      {indications > 1 && (
        <div className={`${workbenchStyles.workbenchRow} ${workbenchStyles.workbenchCommon}`}>
          <CheckedNumber
            label={t('valuationWorkbench:correlation.between')}
            hint={t('valuationWorkbench:correlation.betweenHint')}
            typed={typed.between}
            placeholder="0"
            issue={reading.betweenIssue}
            onType={(between) => onChange({ ...typed, between })}
          />
        </div>
      )}
    </fieldset>
  )
}
