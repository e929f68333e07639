import { WarningOutlined } from '@ant-design/icons'
import styles from './fields.module.css'

/** Says that a soft rule is broken; never blocks. */
export const FieldWarning = ({ text }: { text: string }) => (
  <output className={styles.warning}>
    <WarningOutlined aria-hidden /> {text}
  </output>
)
