import { Card } from 'antd'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupName } from './stages'
import './stage.css'

interface GroupProps {
  name: GroupName
  children: ReactNode
}

/** Some fields of a stage under a heading. */
export function Group({ name, children }: GroupProps) {
  const { t } = useTranslation('conceptsForms')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card size="small" title={<h2 id={id}>{t(`group.${name}`)}</h2>} className="stage-group">
        <div className="stage-grid">{children}</div>
      </Card>
    </section>
  )
}
