import type { ReactNode } from 'react'

export function DescriptionList({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
