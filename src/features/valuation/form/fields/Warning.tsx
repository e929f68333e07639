import { WarningOutlined } from '@ant-design/icons'
import styles from './fields.module.css'

/** A soft rule that is broken: it never blocks. */
export const Warning = ({ text }: { text: string }) => (
  <output className={styles.warning}>
    <WarningOutlined aria-hidden /> {text}
  </output>
)
