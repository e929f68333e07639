import { useSectionInView } from '@/shared/ui/useSectionInView'
import styles from './report.module.css'
interface SectionNavProps {
  label: string
  sections: readonly { anchor: string; title: string }[]
}

/** Links to the sections, beside them where there is room. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const inView = useSectionInView(sections.map(({ anchor }) => anchor))
  return (
    <nav className={styles.reportNav} aria-label={label}>
      <ol>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === inView ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
