import { UserOutlined } from '@ant-design/icons'
import {
  Avatar,
  Badge,
  Button,
  Calendar,
  Card,
  Carousel,
  Collapse,
  Descriptions,
  Empty,
  FloatButton,
  Image,
  Progress,
  QRCode,
  Skeleton,
  Space,
  Spin,
  Statistic,
  Tag,
  Timeline,
  Tree,
  Typography,
} from 'antd'
import dayjs from 'dayjs'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const PRESETS = [
  'magenta',
  'red',
  'volcano',
  'orange',
  'gold',
  'lime',
  'green',
  'cyan',
  'blue',
  'geekblue',
  'purple',
]
const STATES = ['success', 'processing', 'error', 'warning', 'default'] as const

export const Display = () => (
  <>
    <section aria-label="Cards">
      <Card title="Plain" extra={<a href="#/display">More</a>} actions={[<span key="edit">Edit</span>]}>
        Content
      </Card>
      <Card
        size="small"
        title="With tabs"
        tabList={[
          { key: 'a', label: 'First' },
          { key: 'b', label: 'Second' },
        ]}
      >
        <Card.Meta avatar={<Avatar>M</Avatar>} title="Meta" description="Described" />
      </Card>
      <Card loading hoverable />
      <Card title="Grid">
        <Card.Grid>One</Card.Grid>
        <Card.Grid hoverable={false}>Two</Card.Grid>
      </Card>
    </section>
    <section aria-label="Avatars">
      <Avatar icon={<UserOutlined />} />
      <Avatar shape="square" size="large">
        U
      </Avatar>
      <Avatar.Group max={{ count: 2 }}>
        <Avatar>A</Avatar>
        <Avatar style={{ backgroundColor: '#f56a00' }}>B</Avatar>
        <Avatar>C</Avatar>
        <Avatar>D</Avatar>
      </Avatar.Group>
    </section>
    <section aria-label="Skeletons">
      <Skeleton avatar paragraph={{ rows: 2 }} />
      <Space>
        <Skeleton.Button active={false} />
        <Skeleton.Input size="small" />
        <Skeleton.Avatar shape="square" />
        <Skeleton.Image />
        <Skeleton.Node>Node</Skeleton.Node>
      </Space>
    </section>
    <section aria-label="Empty">
      <Empty image={Empty.PRESENTED_IMAGE_DEFAULT} description="Nothing">
        <Button>Create</Button>
      </Empty>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
    </section>
    <section aria-label="Tags">
      {PRESETS.map((colour) => (
        <Tag key={colour} color={colour}>
          {colour}
        </Tag>
      ))}
      {STATES.map((state) => (
        <Tag key={state} color={state} variant="outlined">
          {state}
        </Tag>
      ))}
      <Tag color="#87d068">custom</Tag>
      <Tag color="blue" variant="solid">
        solid
      </Tag>
      <Tag closable icon={<UserOutlined />}>
        closable
      </Tag>
      <Tag.CheckableTag checked>checked</Tag.CheckableTag>
    </section>
    <section aria-label="Badges">
      <Badge count={5}>
        <Avatar shape="square" />
      </Badge>
      <Badge dot offset={[2, 2]}>
        <Avatar />
      </Badge>
      <Badge count={120} overflowCount={99} color="gold" />
      {STATES.map((state) => (
        <Badge key={state} status={state} text={state} />
      ))}
      {PRESETS.map((colour) => (
        <Badge key={colour} color={colour} text={colour} />
      ))}
      <Badge.Ribbon text="New" color="volcano">
        <Card>Ribbon</Card>
      </Badge.Ribbon>
    </section>
    <section aria-label="Progress">
      <Progress percent={30} />
      <Progress percent={70} status="exception" size="small" />
      <Progress percent={100} steps={5} />
      <Progress type="circle" percent={75} />
      <Progress type="circle" percent={100} size={60} />
      <Progress type="dashboard" percent={40} strokeColor={{ '0%': '#108ee9', '100%': '#87d068' }} />
    </section>
    <section aria-label="Typography">
      <Typography.Title level={3} editable>
        Editable title
      </Typography.Title>
      <Typography.Paragraph copyable={{ text: 'copied' }}>Copyable</Typography.Paragraph>
      <Typography.Paragraph ellipsis={{ rows: 2, expandable: true }} style={{ width: 200 }}>
        {'A paragraph that is longer than its two lines. '.repeat(5)}
      </Typography.Paragraph>
      <Typography.Text ellipsis style={{ width: 100 }}>
        Text that is cut at its end
      </Typography.Text>
      <Typography.Text type="secondary">secondary</Typography.Text>
      <Typography.Text type="danger" strong delete>
        danger
      </Typography.Text>
      <Typography.Text mark code keyboard underline italic>
        decorated
      </Typography.Text>
      <Typography.Link href="#/display">Link</Typography.Link>
    </section>
    <section aria-label="Timeline">
      <Timeline
        items={[
          { title: '2024', content: 'Filed' },
          { title: '2025', content: 'Granted', color: 'green' },
          { content: 'Waiting', loading: true },
        ]}
      />
    </section>
    <section aria-label="Descriptions">
      <Descriptions
        title="Horizontal"
        items={[
          { key: 'a', label: 'Name', children: 'Alpha' },
          { key: 'b', label: 'Phase', children: '3', span: 2 },
        ]}
      />
      <Descriptions
        bordered
        size="small"
        column={2}
        layout="vertical"
        items={[
          { key: 'a', label: 'Name', children: 'Alpha' },
          { key: 'b', label: 'Phase', children: '3' },
        ]}
      />
    </section>
    <section aria-label="Collapse">
      <Collapse
        defaultActiveKey="a"
        items={[
          { key: 'a', label: 'Open', children: 'Content', extra: 'Extra' },
          { key: 'b', label: 'Closed', children: 'Hidden' },
          { key: 'c', label: 'Disabled', collapsible: 'disabled' },
        ]}
      />
      <Collapse ghost size="small" items={[{ key: 'a', label: 'Ghost', children: 'Content' }]} />
    </section>
    <section aria-label="Trees">
      <Tree
        checkable
        showLine
        defaultExpandAll
        defaultCheckedKeys={['china']}
        treeData={[{ title: 'Asia', key: 'asia', children: [{ title: 'China', key: 'china' }] }]}
      />
      <Tree.DirectoryTree
        defaultExpandedKeys={['folder']}
        treeData={[
          { title: 'Folder', key: 'folder', children: [{ title: 'File', key: 'file', isLeaf: true }] },
        ]}
      />
    </section>
    <section aria-label="Statistics">
      <Statistic title="Value" value={1234567.891} precision={2} prefix="¥" suffix="M" />
      <Statistic title="Loading" loading />
    </section>
    <section aria-label="Pictures">
      <Image src={PIXEL} width={80} height={80} alt="A pixel" />
      <QRCode value="https://example.org" size={120} />
    </section>
    <section aria-label="Calendar">
      <Calendar fullscreen={false} defaultValue={dayjs('2026-03-01')} />
    </section>
    <section aria-label="Spinners">
      <Spin />
      <Spin description="Loading">
        <Card>Covered</Card>
      </Spin>
    </section>
    <section aria-label="Carousel">
      <Carousel>
        <div>First slide</div>
        <div>Second slide</div>
      </Carousel>
    </section>
    <section aria-label="Floating buttons">
      <FloatButton.Group shape="square">
        <FloatButton icon={<UserOutlined />} aria-label="People" />
        <FloatButton content="Help" />
      </FloatButton.Group>
    </section>
  </>
)
