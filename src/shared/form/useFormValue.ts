import { Form, type FormInstance } from 'antd'
import type { Values } from './SchemaFields'

/**
 * Value derived from all fields of the surrounding or the given form, hidden ones included; re-renders only when it
 * changes.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the shape of its values
export function useFormValue<T, V extends object = Values>(
  select: (values: V) => T,
  given?: FormInstance<V>,
): T {
  const around = Form.useFormInstance<V>()
  const form = given ?? around
  Form.useWatch(select, { form, preserve: true })
  // `useWatch` first returns the value of no fields, so it only serves as a trigger.
  return select(form.getFieldsValue(true) as V)
}
