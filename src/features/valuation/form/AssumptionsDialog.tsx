import { Alert, Flex, Input, Select, Table, type TableColumnsType } from 'antd'
import { useId, useMemo, useState } from 'react'
import { CNY_PER_USD } from '@/shared/lib/money'
import { PASTED_UNITS, type PastedUnit } from '@/shared/lib/parseNumber'
import { valueAt } from '@/shared/form/fieldPath'
import { isFilled } from '@/shared/form/validation'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { STAGES } from '../engine/method/valuationTypes'
import { fieldLabel } from './model/formTexts'
import {
  asValues,
  fieldNamed,
  PASTED_FIELDS,
  readLines,
  valueFor,
  type PastedField,
  type PastedLine,
} from './model/pasteAssumptions'
import type { PastedAmount } from './model/pastedCells'
import type { FormValues } from './model/valuationSchema'
import { stagesAheadOf, visibleFields } from './model/visibleFields'
import styles from './sections/sections.module.css'

const MAX_SHOWN_TEXT = 60

interface AssumptionsDialogProps {
  values: FormValues
  /** `before` has the values that are replaced. */
  onTake: (values: Partial<FormValues>, before: Partial<FormValues>) => void
  onClose: () => void
}

interface MappedLine extends PastedLine {
  index: number
  /** Null if the line is not taken. */
  field: PastedField | null
  value: PastedAmount | 'bad' | 'foreign' | null
}

/** Fills the form from a pasted table of labels and values; each line goes to the field that its label names. */
export default function AssumptionsDialog({ values, onTake, onClose }: AssumptionsDialogProps) {
  const t = useTranslations('valuationForm')
  const money = useFormatMoney()
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<PastedUnit>(1)
  const [textId, unitId] = [useId(), useId()]
  /** Fields chosen by the user, by line; an empty key leaves the line out. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const currency = values.currency === 'CNY' ? 'CNY' : 'USD'

  const fields = useMemo(() => {
    const visible = visibleFields(values) as Partial<Record<string, boolean>>
    // Before a stage is chosen, the plans of all stages can be filled in.
    const ahead: readonly string[] = isFilled(values.currentStage) ? stagesAheadOf(values) : STAGES
    return PASTED_FIELDS.filter(({ path: [name, stage] }) =>
      name === 'stages' ? ahead.includes(String(stage)) : visible[String(name)] !== false,
    )
  }, [values])
  const lines = useMemo(() => {
    const taken = new Set<string>()
    return readLines(text).map((line, index): MappedLine => {
      const named = fieldNamed(line, fields, ({ path }) => fieldLabel(t, path))
      const own = chosen.get(index)
      // The first of several lines with the same name counts.
      const key = own ?? (named && !taken.has(named.key) ? named.key : '')
      if (key) taken.add(key)
      const field = fields.find((each) => each.key === key) ?? null
      return { ...line, index, field, value: field && valueFor(field, line, currency, unit) }
    })
  }, [text, fields, chosen, currency, unit, t])
  const taken = lines.flatMap(({ field, value }) =>
    field && value !== null && typeof value === 'object' ? [{ field, value: value.value }] : [],
  )
  const isTwice = new Set(taken.map(({ field }) => field.key)).size < taken.length

  const columns: TableColumnsType<MappedLine> = [
    {
      title: t('valuationForm:assumptions.label'),
      render: (_, { label }) => label.slice(0, MAX_SHOWN_TEXT),
    },
    {
      title: t('valuationForm:regions.pastedText'),
      render: (_, line) => `${line.text} ${line.unit}`.trim().slice(0, MAX_SHOWN_TEXT),
    },
    {
      title: t('valuationForm:regions.goesTo'),
      render: (_, { index, label, field }) => (
        <Select
          aria-label={t('valuationForm:assumptions.fieldOf', { label: label.slice(0, MAX_SHOWN_TEXT) })}
          className={styles.pastedField}
          value={field?.key ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('valuationForm:assumptions.leaveOut') },
            ...fields.map(({ key, path }) => ({ value: key, label: fieldLabel(t, path) })),
          ]}
          onChange={(key) => setChosen(new Map(chosen).set(index, key))}
        />
      ),
    },
    {
      title: t('valuationForm:regions.becomes'),
      align: 'end',
      render: (_, { field, value }) => {
        if (!field || value === null) return null
        if (typeof value === 'string')
          return (
            <span className={styles.notTaken}>{t(`valuationForm:assumptions.${value}`, { currency })}</span>
          )
        const isMoney = field.kind === 'money' || field.kind === 'price'
        return (
          <>
            {isMoney ? money(Number(value.value), currency) : value.value}
            {value.convertedFrom && (
              <span className={styles.law}>
                {t('valuationForm:regions.converted', { from: value.convertedFrom, rate: CNY_PER_USD })}
              </span>
            )}
          </>
        )
      },
    },
  ]

  return (
    <Dialog
      open
      width={860}
      title={t('valuationForm:assumptions.title')}
      okText={t('valuationForm:assumptions.take', { count: taken.length })}
      okButtonProps={{ disabled: taken.length === 0 || isTwice }}
      cancelText={t('actions.cancel')}
      mask={{ closable: false }}
      onOk={() => {
        const before = taken.map(({ field }) => ({ field, value: valueAt(values, field.path) }))
        onTake(asValues(taken), asValues(before))
        onClose()
      }}
      onCancel={onClose}
    >
      <Flex vertical gap="small">
        <label htmlFor={textId}>{t('valuationForm:assumptions.how')}</label>
        <Input.TextArea
          id={textId}
          value={text}
          autoSize={{ minRows: 3, maxRows: 8 }}
          placeholder={t('valuationForm:assumptions.example')}
          onChange={({ target }) => {
            setText(target.value)
            setChosen(new Map())
          }}
        />
        <Flex gap="small" align="center" wrap>
          <label htmlFor={unitId}>{t('valuationForm:assumptions.unit')}</label>
          <Select
            id={unitId}
            value={unit}
            onChange={setUnit}
            popupMatchSelectWidth={false}
            options={PASTED_UNITS.map((value) => ({
              value,
              label: t(`valuationForm:regions.units.${value}`),
            }))}
          />
        </Flex>
        {isTwice && <Alert type="warning" showIcon title={t('valuationForm:assumptions.twice')} />}
        {text.trim() !== '' && lines.length === 0 && (
          <Alert type="warning" showIcon title={t('valuationForm:assumptions.none')} />
        )}
        {lines.length > 0 && (
          <Table
            size="small"
            rowKey="index"
            columns={columns}
            dataSource={lines}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            scroll={{ x: 'max-content' }}
          />
        )}
      </Flex>
    </Dialog>
  )
}
