import type { ReactNode } from 'react'

export default function GroupsView({ top }: { top: ReactNode }) {
  return top
}
