import { FileDoneOutlined, FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { isFilled } from '../form/applicable'
import { fieldLabel } from '../form/fieldLabel'
import type { FieldPath } from '../form/issues'
import type { FormValues } from '../form/schema'
import { useFromValues } from '../form/watching'
import { OpenEvidence } from './opening'
import { evidencePath } from './places'
import './evidence.css'

const valueAt = (values: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    values,
  )

function stateOf(values: FormValues, path: FieldPath): 'none' | 'open' | 'given' {
  if (!isFilled(valueAt(values, path))) return 'none'
  return isFilled(valueAt(values, evidencePath(path))) ? 'given' : 'open'
}

/** Beside a field that has a value: whether its source was named, and the way to do so. */
export function EvidenceButton({ path }: { path: FieldPath }) {
  const { t } = useTranslation('valuationForm')
  const open = use(OpenEvidence)
  const state = useFromValues((values) => stateOf(values, path))
  if (state === 'none') return null
  const isGiven = state === 'given'
  return (
    <Button
      type="text"
      size="small"
      className={isGiven ? 'evidence-button is-given' : 'evidence-button'}
      icon={isGiven ? <FileDoneOutlined aria-hidden /> : <FileTextOutlined aria-hidden />}
      aria-label={t(isGiven ? 'evidence.change' : 'evidence.add', { field: fieldLabel(t, path) })}
      title={t(isGiven ? 'evidence.given' : 'evidence.open')}
      onClick={() => open(path)}
    >
      {isGiven && t('evidence.name')}
    </Button>
  )
}
