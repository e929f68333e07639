import type { TFunction } from 'i18next'
import type { Part } from '../domain/guards'
import type texts from '../locales/zh.json'

type Texts = TFunction<'concepts'>
export type Stage = keyof typeof texts.field
type Cells = Omit<typeof texts.cell, 'row'>

/** The stage that is written in a part of the workspace. */
export const STAGE_OF: Partial<Record<Part, Stage>> = {
  firstStage: 'first',
  secondStage: 'second',
  afterStage: 'after',
}

/** The label of a field of a stage, with its row where it stands in one: `experiments.0.cost`. Unknown ones as they are. */
export function fieldLabel(t: Texts, stage: Stage, field: string): string {
  const [name, row, cell] = field.split('.')
  const label = t(`field.${stage}.${name}` as 'field.first.name', { defaultValue: field })
  if (row === undefined) return label
  const number = Number(row) + 1
  if (cell === undefined) return t('cell.row', { list: label, number, cell: '' })
  const key = `cell.${name as keyof Cells}.${cell}` as 'cell.budget.item'
  return t('cell.row', { list: label, number, cell: t(key, { defaultValue: cell }) })
}
