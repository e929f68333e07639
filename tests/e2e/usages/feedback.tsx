import {
  Alert,
  App,
  Button,
  Drawer,
  Dropdown,
  Modal,
  Popconfirm,
  Popover,
  Result,
  Space,
  Tooltip,
  Tour,
} from 'antd'
import { useRef, useState } from 'react'

function Messages() {
  const { message, notification, modal } = App.useApp()
  return (
    <Space>
      <Button onClick={() => void message.success({ content: 'Saved', duration: 0 })}>Show a message</Button>
      <Button
        onClick={() =>
          notification.warning({ title: 'Expiring', description: 'Tomorrow', actions: 'Later', duration: 0 })
        }
      >
        Show a notification
      </Button>
      <Button onClick={() => void modal.confirm({ title: 'Delete it?', content: 'For ever' })}>Ask</Button>
    </Space>
  )
}

function Overlays() {
  const [shown, setShown] = useState<'modal' | 'drawer' | null>(null)
  const close = () => setShown(null)
  return (
    <Space>
      <Button onClick={() => setShown('modal')}>Open a modal</Button>
      <Modal title="Modal" open={shown === 'modal'} onCancel={close} onOk={close}>
        Content
      </Modal>
      <Button onClick={() => setShown('drawer')}>Open a drawer</Button>
      <Drawer title="Drawer" open={shown === 'drawer'} onClose={close} extra="Extra" footer="Footer">
        Content
      </Drawer>
    </Space>
  )
}

function Tours() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        Begin the tour
      </Button>
      <Tour
        open={isOpen}
        onClose={() => setOpen(false)}
        steps={[
          { title: 'Here', description: 'It begins here', target: () => button.current! },
          { title: 'End' },
        ]}
      />
    </>
  )
}

export const Feedback = () => (
  <>
    <section aria-label="Alerts">
      <Alert type="success" title="Success" showIcon />
      <Alert type="info" title="Info" description="Described" showIcon closable />
      <Alert type="warning" title="Warning" banner />
      <Alert type="error" title="Error" action={<Button size="small">Again</Button>} />
    </section>
    <section aria-label="Results">
      <Result status="success" title="Done" subTitle="All of it" extra={<Button>Back</Button>} />
      <Result status="404" title="404" />
    </section>
    <section aria-label="Popups">
      <Space size={120} style={{ padding: 60 }}>
        <Tooltip title="A tooltip" open>
          <Button>Tooltip</Button>
        </Tooltip>
        <Popover title="Popover" content="Its content" placement="bottom" open>
          <Button>Popover</Button>
        </Popover>
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'a', label: 'First' },
              { key: 'b', label: 'Delete', danger: true },
              { key: 'c', label: 'More', children: [{ key: 'd', label: 'Deeper' }] },
            ],
          }}
        >
          <Button>Dropdown</Button>
        </Dropdown>
        <Popconfirm title="Sure?" description="There is no way back">
          <Button>Confirm</Button>
        </Popconfirm>
      </Space>
    </section>
    <section aria-label="Messages and questions">
      <Messages />
    </section>
    <section aria-label="Modal and drawer">
      <Overlays />
    </section>
    <section aria-label="Tour">
      <Tours />
    </section>
  </>
)
