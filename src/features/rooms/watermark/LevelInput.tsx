import { Select, type SelectProps } from 'antd'

/** A level of a row; the library hands the value and the id in. */
export const LevelInput = (props: Pick<SelectProps<number>, 'id' | 'value' | 'onChange' | 'options'>) => (
  <Select {...props} />
)
