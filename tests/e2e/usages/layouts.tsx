import { MailOutlined } from '@ant-design/icons'
import {
  Affix,
  Anchor,
  Breadcrumb,
  Button,
  Col,
  Divider,
  Flex,
  Layout,
  Masonry,
  Menu,
  Pagination,
  Row,
  Space,
  Splitter,
  Steps,
  Tabs,
  Watermark,
} from 'antd'

const MENU = [
  {
    key: 'mail',
    icon: <MailOutlined />,
    label: 'Mail',
    children: [
      { key: 'inbox', label: 'Inbox' },
      { key: 'sent', label: 'Sent', disabled: true },
    ],
  },
  { key: 'group', type: 'group' as const, label: 'Group', children: [{ key: 'one', label: 'One' }] },
  { type: 'divider' as const },
  { key: 'danger', label: 'Danger', danger: true },
]

const TABS = [
  { key: 'a', label: 'First', children: 'First panel' },
  { key: 'b', label: 'Second', children: 'Second panel' },
  { key: 'c', label: 'Third', disabled: true },
]

const STEPS = [
  { title: 'Done', content: 'Described' },
  { title: 'Now', subTitle: 'left 00:08' },
  { title: 'Later' },
]

export const Layouts = () => (
  <>
    <section aria-label="Grid">
      <Row gutter={[16, 8]}>
        <Col span={8}>8</Col>
        <Col span={8} offset={8}>
          8, after 8
        </Col>
        <Col xs={24} md={12} xl={{ span: 6, offset: 2 }}>
          responsive
        </Col>
        <Col flex="auto">rest</Col>
      </Row>
      <Row justify="space-between" align="middle" wrap={false}>
        <Col flex="100px" order={2}>
          second
        </Col>
        <Col push={2}>pushed</Col>
      </Row>
    </section>
    <section aria-label="Spaces and dividers">
      <Space wrap separator={<Divider orientation="vertical" />}>
        <span>One</span>
        <span>Two</span>
      </Space>
      <Flex vertical gap="small" align="end">
        <span>One</span>
        <span>Two</span>
      </Flex>
      <Divider titlePlacement="start">Titled</Divider>
      <Divider dashed />
    </section>
    <section aria-label="Buttons">
      <Button type="primary">Primary</Button>
      <Button danger>Danger</Button>
      <Button type="dashed" icon={<MailOutlined />}>
        Dashed
      </Button>
      <Button type="link" href="#/layouts">
        Link
      </Button>
      <Button loading size="small">
        Loading
      </Button>
      <Button color="green" variant="filled" shape="round">
        Green
      </Button>
      <Button disabled block ghost type="primary">
        Disabled
      </Button>
    </section>
    <section aria-label="Layout">
      <Layout>
        <Layout.Sider collapsible defaultCollapsed theme="light">
          Side
        </Layout.Sider>
        <Layout>
          <Layout.Header>Header</Layout.Header>
          <Layout.Content>Content</Layout.Content>
          <Layout.Footer>Footer</Layout.Footer>
        </Layout>
      </Layout>
    </section>
    <section aria-label="Splitter">
      <Splitter style={{ height: 80 }}>
        <Splitter.Panel defaultSize={200} collapsible>
          Start
        </Splitter.Panel>
        <Splitter.Panel>End</Splitter.Panel>
      </Splitter>
    </section>
    <section aria-label="Masonry">
      <Masonry
        columns={3}
        gutter={8}
        items={[40, 80, 60, 30].map((height, index) => ({
          key: index,
          data: height,
          children: <div style={{ height }}>{height}</div>,
        }))}
      />
    </section>
    <section aria-label="Tabs">
      <Tabs items={TABS} tabBarExtraContent="Extra" />
      <Tabs type="card" size="small" items={TABS} />
      <Tabs tabPlacement="start" items={TABS} />
      <Tabs type="editable-card" items={TABS} />
    </section>
    <section aria-label="Steps">
      <Steps current={1} items={STEPS} />
      <Steps current={1} status="error" size="small" orientation="vertical" items={STEPS} />
      <Steps current={1} type="dot" items={STEPS} />
    </section>
    <section aria-label="Menus">
      <Menu
        mode="inline"
        defaultOpenKeys={['mail']}
        selectedKeys={['inbox']}
        items={MENU}
        style={{ width: 256 }}
      />
      <Menu mode="horizontal" selectedKeys={['danger']} items={MENU} />
      <Menu theme="dark" inlineCollapsed mode="inline" items={MENU} />
    </section>
    <section aria-label="Breadcrumb">
      <Breadcrumb
        items={[
          { title: 'Home', href: '#/layouts' },
          { title: 'List', menu: { items: [{ key: 'other', label: 'Other' }] } },
          { title: 'Detail' },
        ]}
      />
    </section>
    <section aria-label="Pagination">
      <Pagination total={200} defaultCurrent={7} showQuickJumper />
      <Pagination simple total={50} />
      <Pagination size="small" total={50} showSizeChanger disabled />
    </section>
    <section aria-label="Anchor">
      <Affix>
        <Anchor
          affix={false}
          items={[
            { key: 'a', href: '#a', title: 'First', children: [{ key: 'b', href: '#b', title: 'Second' }] },
          ]}
        />
      </Affix>
    </section>
    <section aria-label="Watermark">
      <Watermark content="Draft">
        <div style={{ height: 80 }}>Marked</div>
      </Watermark>
    </section>
  </>
)
