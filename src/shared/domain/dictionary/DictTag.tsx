import { Tag } from 'antd'
import { ABSENT } from '@/shared/lib/money'
import type { Dictionary } from './api'
import { codesIn, type Coded } from './coded'
import { colorOf } from './colors'
import { useDictionary } from './useDictionary'

interface DictTagProps {
  type: Dictionary
  value: Coded
}

/** A coded value as tags, one per code, in the colours of its entries. */
export function DictTag({ type, value }: DictTagProps) {
  const { entries, labelOf } = useDictionary(type)
  const codes = codesIn(value, entries)
  if (codes.length === 0) return ABSENT
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
