import type { ComponentProps } from 'react'
import { DictSelect } from '@/shared/dictionary/DictSelect'
import { Field, type FieldProps } from './Field'

export function DictField({ type, ...field }: FieldProps & Pick<ComponentProps<typeof DictSelect>, 'type'>) {
  return (
    <Field isChoice {...field}>
      <DictSelect type={type} />
    </Field>
  )
}
