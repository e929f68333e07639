import { Tag } from 'antd'
import { useCodeLabels } from './useCodeLabels'

const COLORS = new Map([
  ['listed', 'success'],
  ['applying', 'processing'],
  ['phase3', 'processing'],
])

export function StageTag({ stage }: { stage: string | null | undefined }) {
  const labelOf = useCodeLabels()
  return <Tag color={COLORS.get(stage ?? '') ?? 'default'}>{labelOf('stage', stage)}</Tag>
}
