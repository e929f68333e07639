import { Alert } from 'antd'
import { focusField, inScreenOrder, useFormName } from './focusField'
import styles from './form.module.css'
import { pathKey, type FieldPath } from './fieldPath'

interface LinkedField {
  path: FieldPath
  label: string
  /** What is wrong with it. */
  text?: string
}

/** Leads to a field of the form around. */
export function FieldLink({ path, label }: LinkedField) {
  const form = useFormName()
  return (
    <button type="button" className={styles.link} onClick={() => focusField(form, path)}>
      {label}
    </button>
  )
}

interface FieldLinksProps {
  fields: readonly LinkedField[]
  /** Of how many more there are. */
  more?: string | false
}

/** Fields of the form around, each entry leading to its own. */
export const FieldLinks = ({ fields, more }: FieldLinksProps) => (
  <ul className={styles.links}>
    {fields.map((field) => (
      <li key={pathKey(field.path)}>
        <FieldLink {...field} /> {field.text}
      </li>
    ))}
    {more && <li>{more}</li>}
  </ul>
)

/** Everything that is wrong with the form around, in the order of the screen. */
export function WrongFields({ title, fields }: { title: string; fields: readonly LinkedField[] }) {
  const form = useFormName()
  return (
    <Alert
      type="error"
      showIcon
      className="list-note"
      title={title}
      description={<FieldLinks fields={inScreenOrder(form, fields)} />}
    />
  )
}
