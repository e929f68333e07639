import styles from './report.module.css'
interface SectionNavProps {
  label: string
  sections: readonly { anchor: string; title: string }[]
}

/** Links to the sections, beside them where there is room. */
export function SectionNav({ label, sections }: SectionNavProps) {
  return (
    <nav className={styles.reportNav} aria-label={label}>
      <ol>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
