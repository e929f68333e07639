import type { TFunction } from '@/shared/i18n'
import type { Part } from '../domain/guards'
import type texts from '../locales/zh.json'

export type Stage = keyof typeof texts.field
type Cells = Omit<typeof texts.cell, 'row'>

export const STAGE_OF: Partial<Record<Part, Stage>> = {
  firstStage: 'first',
  secondStage: 'second',
  afterStage: 'after',
}

/**
 * Label of a stage's field; a cell such as `experiments.0.cost` includes its list and row. Unknown fields keep their
 * name.
 */
export function fieldLabel(t: TFunction, stage: Stage, field: string): string {
  const [name, row, cell] = field.split('.')
  const label = t(`concepts:field.${stage}.${name}` as 'concepts:field.first.name', { defaultValue: field })
  if (row === undefined) return label
  const number = Number(row) + 1
  if (cell === undefined) return t('concepts:cell.row', { list: label, number, cell: '' })
  const key = `concepts:cell.${name as keyof Cells}.${cell}` as 'concepts:cell.budget.item'
  return t('concepts:cell.row', { list: label, number, cell: t(key, { defaultValue: cell }) })
}
