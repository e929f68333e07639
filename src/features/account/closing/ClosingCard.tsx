import { Button, Card } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useText } from '@/shared/texts'

const ClosingDialog = lazy(() => import('./ClosingDialog'))

/** The way out for good. */
export function ClosingCard() {
  const t = useText('accountProfile')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={<h2 className="card-title">{t('accountProfile:closing.title')}</h2>}
      extra={
        <Button danger onClick={() => setOpen(true)}>
          {t('accountProfile:closing.open')}
        </Button>
      }
    >
      {t('accountProfile:closing.text')}
      {isOpen && (
        <Suspense>
          <ClosingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
