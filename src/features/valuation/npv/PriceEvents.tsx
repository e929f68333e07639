import { DayInput } from '@/shared/form/DayInput'
import { FormGroup } from '@/shared/form/FormGroup'
import { NumberInput } from '@/shared/form/NumberInput'
import { RowsField } from '@/shared/form/RowsField'
import styles from './npv.module.css'
import { useNpvText } from './watching'

/** Days from which the price is another. */
export function PriceEvents() {
  const t = useNpvText()
  return (
    <FormGroup title={t('valuationNpv:section.events')}>
      <p className={styles.hint}>{t('valuationNpv:events.note')}</p>
      <RowsField
        name="priceEvents"
        cells={{ date: <DayInput />, factor: <NumberInput unit={t('valuationNpv:events.factorUnit')} /> }}
      />
    </FormGroup>
  )
}
