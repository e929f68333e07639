import { expect, test } from 'vitest'
import { findCommands, type Command } from '@/app/palette/commands'

const command = (title: string, keywords = ''): Command => ({
  id: title,
  group: 'screen',
  title,
  keywords,
  run: () => undefined,
})
const all = [command('资产估值 / 新建估值', '/valuation/form'), command('估值报告', '/valuation/report')]
const found = (question: string) => findCommands(all, question).map(({ title }) => title)

test('every word must match the title or the keywords; titles that start with the first word come first', () => {
  expect(found('')).toHaveLength(2)
  expect(found('估值')).toEqual(['估值报告', '资产估值 / 新建估值'])
  expect(found('估值 FORM')).toEqual(['资产估值 / 新建估值'])
  expect(found('估值 nothing')).toEqual([])
})
