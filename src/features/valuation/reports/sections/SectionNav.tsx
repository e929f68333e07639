import { anchorOf } from './SectionFrame'

interface SectionNavProps {
  label: string
  sections: readonly { id: string; title: string }[]
}

/** Links to the sections, beside them where there is room. */
export function SectionNav({ label, sections }: SectionNavProps) {
  return (
    <nav className="report-nav" aria-label={label}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${anchorOf(id)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
