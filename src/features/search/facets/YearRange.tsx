import { Button, Flex, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Facet } from '../model/search.api'

interface YearRangeProps {
  values: Facet['values']
  /** `from-to`, either end may be empty. */
  chosen: string | undefined
  onChoose: (values: readonly string[]) => void
}

const MIN_YEAR = 1900
const MAX_YEAR = 2100

export default function YearRange({ values, chosen = '-', onChoose }: YearRangeProps) {
  const t = useTranslations('search')
  const [from, to] = chosen.split('-').map((year) => (year === '' ? null : Number(year)))
  const [first, setFirst] = useState<number | null>(from ?? null)
  const [last, setLast] = useState<number | null>(to ?? null)
  const years = values.map(({ value }) => Number(value)).filter((year) => Number.isInteger(year))

  function apply() {
    const [start, end] = first !== null && last !== null && first > last ? [last, first] : [first, last]
    onChoose(start === null && end === null ? [] : [`${start ?? ''}-${end ?? ''}`])
  }

  const field = { min: MIN_YEAR, max: MAX_YEAR, precision: 0, controls: false, onPressEnter: apply } as const
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
