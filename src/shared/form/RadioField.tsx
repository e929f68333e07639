import { Radio } from 'antd'
import styles from './form.module.css'
import { Field, useDeclared, type FieldProps } from './Field'

interface RadioFieldProps extends FieldProps {
  options: readonly { value: string | number; label: string }[]
}

/** Options that fit side by side, and how long all of them may be; a wide letter counts twice. */
const MOST_SEGMENTS = 4
const LONGEST_SEGMENTS = 36

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)

const lengthOf = (text: string) => sum(Array.from(text, (letter) => (letter > '\u2e7f' ? 2 : 1)))

const areShort = (options: RadioFieldProps['options']) =>
  options.length <= MOST_SEGMENTS && sum(options.map(({ label }) => lengthOf(label))) <= LONGEST_SEGMENTS

/** One of a few, all of them in sight: as segments where they are short, else as a list. */
export function RadioField({ options, ...field }: RadioFieldProps) {
  const { label } = useDeclared(field.name)
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
