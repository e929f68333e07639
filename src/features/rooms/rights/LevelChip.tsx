import { DictLabel } from '@/shared/dictionary/DictLabel'
import type { Level } from '../domain/levels'
import styles from './level.module.css'

export const LevelChip = ({ level }: { level: Level }) => (
  <span className={styles.level} data-level={level}>
    {level} <DictLabel type="vdr_doc_level" value={String(level)} />
  </span>
)
