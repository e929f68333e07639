import { useTranslation } from 'react-i18next'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { EvidenceButton } from '../../evidence/EvidenceButton'
import { sourceState } from '../../evidence/sourceState'
import { warningsOnce } from '../model/warnings'
import { Warning } from './Warning'
import { useFromValues } from './watching'

/** Below a control: what is unusual about its value, and the way to its source. */
export function FieldRemark({ path }: { path: FieldPath }) {
  const { t } = useTranslation('valuationForm')
  const key = pathKey(path)
  // One watch for both: fifty fields have a remark.
  const { warning, source } = useFromValues((values) => ({
    warning: warningsOnce(values).find((it) => pathKey(it.path) === key),
    source: sourceState(values, path),
  }))
  return (
    <>
      {source !== 'none' && <EvidenceButton path={path} isGiven={source === 'given'} />}
      {warning && <Warning text={t(`warning.${warning.key}`, warning.params)} />}
    </>
  )
}
