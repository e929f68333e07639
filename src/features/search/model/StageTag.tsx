import { Tag } from 'antd'
import { useWords } from './useWords'

/** The colours of the theme; the word says the same. */
const COLORS = new Map([
  ['listed', 'success'],
  ['applying', 'processing'],
  ['phase3', 'processing'],
])

/** How far a drug has come. */
export function StageTag({ stage }: { stage: string | null | undefined }) {
  const word = useWords()
  return <Tag color={COLORS.get(stage ?? '') ?? 'default'}>{word('stage', stage)}</Tag>
}
