import { EyeOutlined } from '@ant-design/icons'
import { Button, Skeleton, type ButtonProps } from 'antd'
import { Suspense, useState } from 'react'
import { Drawer } from '@/shared/ui/Drawer'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { ViewerDocument } from './useOpenedDocument'
import styles from './viewButton.module.css'

const OwnViewer = lazyWithRetry(async () => ({ default: (await import('./OwnViewer')).OwnViewer }))

interface ViewButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  document: ViewerDocument
}

export function ViewButton({ document, ...button }: ViewButtonProps) {
  const t = useTranslations('parts')
  const [isOpen, setOpen] = useState(false)
  const { name } = document
  return (
    <>
      <Button
        {...button}
        icon={<EyeOutlined />}
        aria-label={t('parts:reading.of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('parts:reading.button')}
      </Button>
      <Drawer
        open={isOpen}
        title={t('parts:reading.title')}
        aria-label={t('parts:reading.of', { name })}
        size="min(1120px, 100vw)"
        destroyOnHidden
        classNames={{ body: styles.viewBody! }}
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<Skeleton active />}>
          <OwnViewer document={document} />
        </Suspense>
      </Drawer>
    </>
  )
}
