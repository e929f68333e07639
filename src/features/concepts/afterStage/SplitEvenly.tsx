import { Button, Form, Popconfirm } from 'antd'
import { useId, useState } from 'react'
import { formatPrice, formatNumber } from '@/shared/lib/money'
import { NumberInput } from '@/shared/form/NumberInput'
import { useFormValue } from '@/shared/form/useFormValue'
import { parseInteger } from '@/shared/lib/parseNumber'
import { MAX_ROWS } from '../domain/limits'
import { useSetValues } from '../fields/setValuesContext'
import { sumAmounts, useCurrency } from '../fields/stageAmounts'
import type { Values } from '@/shared/autosave/editedValues'
import { useTranslations } from '@/shared/i18n'
import { splitAmount } from '@/shared/lib/cents'
import styles from '../fields/stage.module.css'

/** Compares the planned total with the approved amount, and can split that amount evenly. */
export function SplitEvenly({ approved }: { approved: number }) {
  const t = useTranslations('conceptsForms')
  const form = Form.useFormInstance<Values>()
  const setValues = useSetValues()
  const id = useId()
  const currency = useCurrency()
  const [typed, setTyped] = useState('3')
  const planned = useFormValue((values) => sumAmounts(values.instalments, 'amount'))
  const count = parseInteger(typed)
  const isValid = count !== null && count >= 1 && count <= MAX_ROWS
  const money = (amount: number) => (currency ? formatPrice(amount, currency) : formatNumber(amount))
  const remaining = Math.round((approved - planned) * 100) / 100

  function split() {
    if (!isValid) return
    const before = (form.getFieldValue('instalments') ?? []) as readonly (Values | undefined)[]
    // Keep the planned days.
    setValues({
      instalments: splitAmount(approved, count).map((amount, index) => ({ ...before[index], amount })),
    })
  }

  return (
    <>
      <span className={styles.stageSum}>
        {t('conceptsForms:split.approved', { approved: money(approved) })} ·{' '}
        {remaining === 0
          ? t('conceptsForms:split.even')
          : t(remaining > 0 ? 'conceptsForms:split.open' : 'conceptsForms:split.over', {
              amount: money(Math.abs(remaining)),
            })}
      </span>
      <span className={styles.stageSplit}>
        <label htmlFor={id}>{t('conceptsForms:split.number')}</label>
        <span className={styles.stageSplitNumber}>
          <NumberInput id={id} isInteger value={typed} onChange={setTyped} />
        </span>
        {planned > 0 ? (
          <Popconfirm
            title={t('conceptsForms:split.sure')}
            okText={t('conceptsForms:split.do')}
            onConfirm={split}
            disabled={!isValid}
          >
            <Button disabled={!isValid}>{t('conceptsForms:split.do')}</Button>
          </Popconfirm>
        ) : (
          <Button disabled={!isValid} onClick={split}>
            {t('conceptsForms:split.do')}
          </Button>
        )}
        {!isValid && (
          <span className={styles.stageIssue}>{t('conceptsForms:split.range', { max: MAX_ROWS })}</span>
        )}
      </span>
    </>
  )
}
