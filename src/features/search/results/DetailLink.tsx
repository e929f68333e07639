import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { useGate } from '@/entities/tiers/useGate'
import { detailPath } from '../model/paths'
import styles from './results.module.css'

interface DetailLinkProps {
  entity: 'drug' | 'indication' | 'target' | 'company' | 'trial'
  id: string
  children: ReactNode
}

/** Leads to a thing's own page; who may not see details is told what gives them. */
export function DetailLink({ entity, id, children }: DetailLinkProps) {
  const maySee = useCan('search:api')
  if (!maySee) return <GatedLink>{children}</GatedLink>
  return <Link to={detailPath(entity, id)!}>{children}</Link>
}

// Apart, as a gate costs more than a link, and a result has a hundred of them.
function GatedLink({ children }: { children: ReactNode }) {
  const passes = useGate()
  return (
    <Button
      type="link"
      size="small"
      className={styles.searchGated}
      onClick={() => passes({ permission: 'search:api', feature: 'details' })}
    >
      {children}
    </Button>
  )
}
