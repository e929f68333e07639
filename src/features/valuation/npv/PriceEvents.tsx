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
    <FormGroup title={t('section.events')}>
      <p className={styles.hint}>{t('events.note')}</p>
      <RowsField
        name="priceEvents"
        cells={{ date: <DayInput />, factor: <NumberInput unit={t('events.factorUnit')} /> }}
      />
    </FormGroup>
  )
}
