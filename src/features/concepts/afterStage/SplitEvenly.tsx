import { Button, Form, Popconfirm } from 'antd'
import { useId, useState } from 'react'
import { formatPrice, formatNumber } from '@/shared/lib/money'
import { NumberInput } from '@/shared/form/NumberInput'
import { useValues } from '@/shared/form/useFormValue'
import { parseInteger } from '@/shared/lib/typedNumber'
import { MAX_ROWS } from '../domain/limits'
import { usePut } from '../fields/putContext'
import { sumOf, useCurrency } from '../fields/watching'
import type { Values } from '@/shared/autosave/values'
import { useTranslations } from '@/shared/i18n'
import { splitAmount } from '@/shared/lib/cents'
import styles from '../fields/stage.module.css'

/** What the plan adds up to beside what was approved, and a way to spread that evenly. */
export function SplitEvenly({ approved }: { approved: number }) {
  const t = useTranslations('conceptsForms')
  const form = Form.useFormInstance<Values>()
  const put = usePut()
  const id = useId()
  const currency = useCurrency()
  const [typed, setTyped] = useState('3')
  const planned = useValues((values) => sumOf(values.instalments, 'amount'))
  const number = parseInteger(typed)
  const isRight = number !== null && number >= 1 && number <= MAX_ROWS
  const money = (amount: number) => (currency ? formatPrice(amount, currency) : formatNumber(amount))
  const open = Math.round((approved - planned) * 100) / 100

  function split() {
    if (!isRight) return
    const before = (form.getFieldValue('instalments') ?? []) as readonly (Values | undefined)[]
    // The days that were planned stay.
    put({ instalments: splitAmount(approved, number).map((amount, index) => ({ ...before[index], amount })) })
  }

  return (
    <>
      <span className={styles.stageSum}>
        {t('conceptsForms:split.approved', { approved: money(approved) })} ·{' '}
        {open === 0
          ? t('conceptsForms:split.even')
          : t(open > 0 ? 'conceptsForms:split.open' : 'conceptsForms:split.over', {
              amount: money(Math.abs(open)),
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
            disabled={!isRight}
          >
            <Button disabled={!isRight}>{t('conceptsForms:split.do')}</Button>
          </Popconfirm>
        ) : (
          <Button disabled={!isRight} onClick={split}>
            {t('conceptsForms:split.do')}
          </Button>
        )}
        {!isRight && (
          <span className={styles.stageIssue}>{t('conceptsForms:split.range', { max: MAX_ROWS })}</span>
        )}
      </span>
    </>
  )
}
