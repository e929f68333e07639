import type { ReactNode } from 'react'

/** Names with their values, in as many columns as fit. */
export function DescriptionList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
