import { Button, Card } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

const ClosingDialog = lazyWithRetry(() => import('./ClosingDialog'))

export function ClosingCard() {
  const t = useTranslations('accountProfile')
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
