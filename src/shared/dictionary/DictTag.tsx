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

/** A coded value as tags, one per code, in the colours of its entries. */
export const DictTag = ({ type, value }: DictTagProps) => <CodeTags of={useDictionary(type)} value={value} />

/** The same of a dictionary that was read for many. */
export function CodeTags({ of: { entries, labelOf }, value }: { of: LabelledDictionary; value: Coded }) {
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
