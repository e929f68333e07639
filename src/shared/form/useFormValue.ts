import { Form, type FormInstance } from 'antd'
import type { Values } from './SchemaFields'

/**
 * A value that follows from all fields of the form around, or of a given one, the hidden ones included; renders only
 * when it changes.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the area whose form it is knows the shape of its values
export function useValues<T, V extends object = Values>(
  select: (values: V) => T,
  given?: FormInstance<V>,
): T {
  const around = Form.useFormInstance<V>()
  const form = given ?? around
  Form.useWatch(select, { form, preserve: true })
  // What the library tells is that of no values at first, and only says when to look again.
  return select(form.getFieldsValue(true) as V)
}
