import styles from '@/shared/ui/cells/cells.module.css'

export const NameButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <button type="button" className={styles.nameButton} aria-haspopup="dialog" onClick={onOpen}>
    {name}
  </button>
)
