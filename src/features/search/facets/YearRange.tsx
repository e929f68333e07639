import { Button, Flex, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Facet } from '../model/search.api'

interface YearRangeProps {
  values: Facet['values']
  /** `from-to`, either end open. */
  chosen: string | undefined
  onChoose: (values: readonly string[]) => void
}

const LEAST = 1900
const MOST = 2100

/** From one year to another, either of which may stay open. */
export default function YearRange({ values, chosen = '-', onChoose }: YearRangeProps) {
  const t = useTranslations('search')
  const [from, to] = chosen.split('-').map((year) => (year === '' ? null : Number(year)))
  const [first, setFirst] = useState<number | null>(from ?? null)
  const [last, setLast] = useState<number | null>(to ?? null)
  const years = values.map(({ value }) => Number(value)).filter((year) => Number.isInteger(year))

  function apply() {
    const [least, most] = first !== null && last !== null && first > last ? [last, first] : [first, last]
    onChoose(least === null && most === null ? [] : [`${least ?? ''}-${most ?? ''}`])
  }

  const field = { min: LEAST, max: MOST, precision: 0, controls: false, onPressEnter: apply } as const
  return (
    <Flex gap={4} align="center">
      <InputNumber
        {...field}
        aria-label={t('search:facet.from')}
        placeholder={years.length > 0 ? String(Math.min(...years)) : ''}
        value={first}
        onChange={setFirst}
      />
      <span aria-hidden>–</span>
      <InputNumber
        {...field}
        aria-label={t('search:facet.to')}
        placeholder={years.length > 0 ? String(Math.max(...years)) : ''}
        value={last}
        onChange={setLast}
      />
      <Button size="small" onClick={apply}>
        {t('search:facet.apply')}
      </Button>
    </Flex>
  )
}
