import { Suspense } from 'react'
import { pathKey, valueAt, type FieldPath } from '@/shared/form/fieldPath'
import { MoreFields } from '@/shared/form/FormGroup'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useVisibleFields, useFromValues } from '../fields/useValuationValues'
import { filledRegions, type TypedRegions } from '../model/regions'
import styles from './sections.module.css'

const RegionsTable = lazyWithRetry(async () => ({ default: (await import('./RegionsTable')).RegionsTable }))

/** Breaks the market of an indication down into regions, or says why that is not possible. */
export function RegionsField({ of }: { of: FieldPath }) {
  const regions = [...of, 'regions']
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  const isEmpty = useFromValues(
    (values) => filledRegions(valueAt(values, regions) as TypedRegions | undefined).length === 0,
  )
  if (!visible.regions) {
    return (
      <p className={styles.full}>
        {t(visible.genericCount ? 'valuationForm:regions.ofGeneric' : 'valuationForm:regions.ofChina')}
      </p>
    )
  }
  return (
    <MoreFields title={t('valuationForm:regions.open')} fieldPrefixes={[pathKey(regions)]} isEmpty={isEmpty}>
      <Suspense fallback={<div className={styles.rows} />}>
        <RegionsTable of={of} />
      </Suspense>
    </MoreFields>
  )
}
