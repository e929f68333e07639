import styles from './drawing.module.css'

export type IllustrationKind = 'empty' | 'refused' | 'failed'

export const Illustration = ({ kind }: { kind: IllustrationKind }) => (
  <span className={styles.drawing} data-of={kind} aria-hidden="true" />
)
