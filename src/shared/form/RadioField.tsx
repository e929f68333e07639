import { Radio } from 'antd'
import styles from './form.module.css'
import { Field, useFieldDeclaration, type FieldProps } from './Field'

interface RadioFieldProps extends FieldProps {
  options: readonly { value: string | number; label: string }[]
}

/** Wide characters count twice. */
const MAX_SEGMENTS = 4
const MAX_SEGMENTS_LENGTH = 36

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)

const lengthOf = (text: string) => sum(Array.from(text, (letter) => (letter > '\u2e7f' ? 2 : 1)))

const areShort = (options: RadioFieldProps['options']) =>
  options.length <= MAX_SEGMENTS && sum(options.map(({ label }) => lengthOf(label))) <= MAX_SEGMENTS_LENGTH

export function RadioField({ options, ...field }: RadioFieldProps) {
  const { label } = useFieldDeclaration(field.name)
  return (
    <Field isChoice {...field}>
      <Radio.Group
        aria-label={label}
        className={areShort(options) ? styles.segments : styles.choices}
        options={[...options]}
      />
    </Field>
  )
}
