import { Input, Select } from 'antd'
import { NumberInput } from '@/shared/form/NumberInput'
import { RowsField } from '@/shared/form/RowsField'
import { useTranslations } from '@/shared/i18n'
import { PRICE_EVENT_KINDS } from '../model/priceEvents'
import styles from './sections.module.css'

export function PriceEvents() {
  const t = useTranslations('valuationForm')
  const kinds = PRICE_EVENT_KINDS.map((value) => ({
    value,
    label: t(`valuationForm:priceEvent.kind.${value}`),
  }))
  return (
    <>
      <RowsField
        name="priceEvents"
        cells={{
          kind: <Select options={kinds} popupMatchSelectWidth={false} />,
          when: (
            <Input
              autoComplete="off"
              className={styles.when}
              placeholder={t('valuationForm:priceEvent.whenExample')}
            />
          ),
          cut: <NumberInput unit="%" />,
          name: <Input autoComplete="off" />,
        }}
      />
      <p className={styles.hint}>{t('valuationForm:hint.priceEvents')}</p>
    </>
  )
}
