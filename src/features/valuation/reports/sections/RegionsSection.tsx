import { DataTable } from '@/shared/ui/chart/DataTable'
import { ChartBlock } from './ChartBlock'
import { regionTable } from './regionRows'
import type { SectionProps } from './section'
import styles from './report.module.css'

/** Sales by region, and what each of them brings. */
export function RegionsSection({ content, context }: SectionProps) {
  const { columns, isNumeric, rows, note } = regionTable(content, context)
  return (
    <>
      <ChartBlock id="regions" content={content} context={context} />
      <DataTable
        caption={context.t('valuation:regions.caption')}
        columns={columns}
        isNumeric={isNumeric}
        rows={rows}
      />
      <p className={styles.reportNote}>{note}</p>
    </>
  )
}
