import { Tag } from 'antd'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Dictionary } from './dictionary.api'
import { codesIn, type Coded } from './codedValue'
import { colorOf } from './dictColors'
import { useDictionary, type LabelledDictionary } from './useDictionary'

interface DictTagProps {
  type: Dictionary
  value: Coded
}

export const DictTag = ({ type, value }: DictTagProps) => (
  <CodeTags dictionary={useDictionary(type)} value={value} />
)

export function CodeTags({
  dictionary: { entries, labelOf },
  value,
}: {
  dictionary: LabelledDictionary
  value: Coded
}) {
  const codes = codesIn(value, entries)
  if (codes.length === 0) return EMPTY_VALUE
  return (
    <div className="tags">
      {codes.map(({ code, entry }) => (
        <Tag key={code} color={colorOf(entry)}>
          {labelOf(code, entry)}
        </Tag>
      ))}
    </div>
  )
}
