import styles from './drawing.module.css'

/** Nothing is here, it is not for this account, or it could not be shown. */
export type Drawn = 'empty' | 'refused' | 'failed'

/** In place of content, above the sentence that says why: one of the product's own three drawings. */
export const Drawing = ({ of }: { of: Drawn }) => (
  <span className={styles.drawing} data-of={of} aria-hidden="true" />
)
