import { Radio } from 'antd'
import styles from './form.module.css'
import { Field, useDeclared, type FieldProps } from './Field'

interface RadioFieldProps extends FieldProps {
  options: readonly { value: string | number; label: string }[]
}

/** One of a few, all of them in sight. */
export function RadioField({ options, ...field }: RadioFieldProps) {
  const { label } = useDeclared(field.name)
  return (
    <Field isChoice {...field}>
      <Radio.Group aria-label={label} className={styles.choices} options={[...options]} />
    </Field>
  )
}
