import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { useGate } from '@/entities/tiers/useGate'
import { detailPath } from '../model/detailPath'
import styles from './results.module.css'

interface DetailLinkProps {
  entity: 'drug' | 'indication' | 'target' | 'company' | 'trial'
  id: string
  children: ReactNode
}

/** Links to a detail page; users without permission for details are shown the plan that includes it. */
export function DetailLink({ entity, id, children }: DetailLinkProps) {
  const maySee = useCan('search:api')
  if (!maySee) return <GatedLink>{children}</GatedLink>
  return <Link to={detailPath(entity, id)!}>{children}</Link>
}

// A separate component: a gate costs more than a link, and a result has a hundred links.
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
