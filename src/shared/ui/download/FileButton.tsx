import { CloseOutlined } from '@ant-design/icons'
import { Button, Space, type ButtonProps } from 'antd'
import { formatPercent } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useDownload, type FetchFile } from './useDownload'

export interface FileButtonProps extends Pick<
  ButtonProps,
  'type' | 'size' | 'icon' | 'disabled' | 'title' | 'children' | 'aria-label'
> {
  fetchFile: FetchFile
  fallbackName: string
}

/** Button that downloads a file; shows the progress and can be cancelled. */
export function FileButton({ fetchFile, fallbackName, children, ...button }: FileButtonProps) {
  const t = useTranslations('parts')
  const { start, cancel, isBusy, fraction } = useDownload(fetchFile, fallbackName)
  return (
    <Space size={4} data-file>
      <Button {...button} loading={isBusy} onClick={() => void start()}>
        {children}
        {fraction !== null && isBusy && ` ${formatPercent(fraction, 0)}`}
      </Button>
      {isBusy && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('parts:download.cancel')}
          title={t('parts:download.cancel')}
          onClick={cancel}
        />
      )}
    </Space>
  )
}
