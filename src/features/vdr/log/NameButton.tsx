import styles from '@/shared/ui/cells/cells.module.css'

/** The name of a row, which opens a dialog with all that is known of it. */
export const NameButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <button type="button" className={styles.nameButton} aria-haspopup="dialog" onClick={onOpen}>
    {name}
  </button>
)
