import { Empty } from 'antd'
import { memo, useMemo } from 'react'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { Chart } from '@/shared/ui/chart/Chart'
import { formatCell, type Figure } from '../charts'

interface FigureBlockProps {
  /** Must stay the same object while nothing changes: the component is memoized. */
  figure: Figure
  currency: ConvertibleCurrency
}

/** Chart with its text and table; only the text when there is nothing to draw. */
export const FigureBlock = memo(function FigureBlock({ figure, currency }: FigureBlockProps) {
  const { table: exact, ...shown } = figure
  const table = useMemo(() => {
    const { columns, kinds, rows } = exact
    return {
      columns,
      rows: rows.map((row) => row.map((cell, column) => formatCell(cell, kinds[column]!, currency))),
      isNumeric: kinds.map((kind) => kind !== 'text' && kind !== 'day'),
    }
  }, [exact, currency])
  if (table.rows.length === 0) return <Empty description={shown.summary} />
  return <Chart {...shown} table={table} />
})
