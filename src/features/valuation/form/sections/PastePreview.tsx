import { Alert, Flex, Select, Table, type TableColumnsType } from 'antd'
import { useId, useMemo, useState } from 'react'
import { CNY_PER_USD } from '@/shared/lib/money'
import { PASTED_UNITS, type PastedUnit } from '@/shared/lib/parseNumber'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import type { RegionName } from '../../engine'
import { useCurrency } from '../fields/useValuationValues'
import { readRegions, type PastedCell } from '../model/pasteRegions'
import { isRegionAmount, type RegionField } from '../model/regions'
import { regionName } from '../model/regionTexts'
import styles from './sections.module.css'

const MAX_SHOWN_TEXT = 40

export interface PastedTable {
  text: string
  /** Cell at which the cells start, unless they have headings. */
  from: { region: RegionName; field: RegionField }
}

interface PastePreviewProps extends PastedTable {
  onTake: (cells: readonly PastedCell[]) => void
  onCancel: () => void
}

/** Shows where each pasted cell goes, and what is left out, before anything is taken. */
export function PastePreview({ text, from, onTake, onCancel }: PastePreviewProps) {
  const t = useTranslations('valuationForm')
  const money = useFormatMoney()
  const currency = useCurrency()
  const unitId = useId()
  const [unit, setUnit] = useState<PastedUnit>(1)
  const { cells, bad, foreign, leftOver } = useMemo(
    () =>
      readRegions(text, from, {
        currency,
        unit,
        labels: {
          region: (region) => regionName(t, region),
          field: (field) => t(`valuationForm:field.${field}`),
        },
      }),
    [text, from, currency, unit, t],
  )
  const shorten = (cell: string) => cell.slice(0, MAX_SHOWN_TEXT)
  const place = ({ region, field }: Pick<PastedCell, 'region' | 'field'>) =>
    t('valuationForm:regions.place', {
      region: regionName(t, region),
      field: t(`valuationForm:field.${field}`),
    })
  const refused = [
    ...bad.map((cell) => t('valuationForm:regions.bad', { place: place(cell), text: shorten(cell.text) })),
    ...foreign.map((cell) =>
      t('valuationForm:regions.foreign', { place: place(cell), text: shorten(cell.text), currency }),
    ),
    ...leftOver.map((cell) => t('valuationForm:regions.leftOver', { text: shorten(cell) })),
  ]

  const columns: TableColumnsType<PastedCell> = [
    {
      title: t('valuationForm:regions.pastedText'),
      dataIndex: 'text',
      render: (_, cell) => shorten(cell.text),
    },
    { title: t('valuationForm:regions.goesTo'), render: (_, cell) => place(cell) },
    {
      title: t('valuationForm:regions.becomes'),
      align: 'end',
      render: (_, { field, value, convertedFrom }) => (
        <>
          {isRegionAmount(field) ? money(Number(value), currency) : value}
          {convertedFrom && (
            <span className={styles.law}>
              {t('valuationForm:regions.converted', { from: convertedFrom, rate: CNY_PER_USD })}
            </span>
          )}
        </>
      ),
    },
  ]

  return (
    <Dialog
      open
      width={720}
      title={t('valuationForm:regions.preview')}
      okText={t('valuationForm:regions.take', { count: cells.length })}
      okButtonProps={{ disabled: cells.length === 0 }}
      cancelText={t('actions.cancel')}
      onOk={() => onTake(cells)}
      onCancel={onCancel}
    >
      <Flex gap="small" align="center" wrap>
        <label htmlFor={unitId}>{t('valuationForm:regions.unit')}</label>
        <Select
          id={unitId}
          value={unit}
          onChange={setUnit}
          popupMatchSelectWidth={false}
          options={PASTED_UNITS.map((value) => ({ value, label: t(`valuationForm:regions.units.${value}`) }))}
        />
      </Flex>
      {refused.length > 0 && (
        <Alert
          className={styles.news}
          type="warning"
          showIcon
          title={t('valuationForm:regions.notTaken', { count: refused.length })}
          description={
            <ul className={styles.refused}>
              {refused.map((each, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- texts may repeat and never move
                <li key={index}>{each}</li>
              ))}
            </ul>
          }
        />
      )}
      <Table
        size="small"
        rowKey={(cell) => cells.indexOf(cell)}
        columns={columns}
        dataSource={cells}
        pagination={false}
      />
    </Dialog>
  )
}
