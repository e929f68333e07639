import { SearchOutlined, UploadOutlined } from '@ant-design/icons'
import {
  AutoComplete,
  Button,
  Cascader,
  Checkbox,
  ColorPicker,
  DatePicker,
  Input,
  InputNumber,
  Mentions,
  Radio,
  Rate,
  Segmented,
  Select,
  Slider,
  Space,
  Switch,
  TimePicker,
  Transfer,
  TreeSelect,
  Upload,
} from 'antd'
import dayjs from 'dayjs'

const options = (...names: string[]) => names.map((name) => ({ label: name, value: name.toLowerCase() }))
const COLOURS = options('Red', 'Green', 'Blue')

const TREE = [
  {
    title: 'Asia',
    value: 'asia',
    children: [
      { title: 'China', value: 'china' },
      { title: 'Japan', value: 'japan' },
    ],
  },
  { title: 'Europe', value: 'europe' },
]
const CASCADE = [
  { label: 'Asia', value: 'asia', children: options('China', 'Japan') },
  { label: 'Europe', value: 'europe' },
]

export const Inputs = () => (
  <>
    <section aria-label="Text inputs">
      <Input placeholder="Plain" aria-label="Plain" />
      <Input defaultValue="cleared" allowClear prefix={<SearchOutlined />} suffix="mg" aria-label="Affixes" />
      <Input status="error" variant="filled" size="large" aria-label="Large" maxLength={9} showCount />
      <Input disabled defaultValue="Disabled" aria-label="Disabled" />
      <Space.Compact block>
        <Space.Addon>https://</Space.Addon>
        <Input aria-label="Host" />
        <Button type="primary">Go</Button>
      </Space.Compact>
    </section>
    <section aria-label="Search input">
      <Input.Search enterButton="Find" allowClear aria-label="Search" />
      <Input.Search loading size="small" aria-label="Search under way" />
    </section>
    <section aria-label="Text area">
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} showCount maxLength={200} aria-label="Remark" />
    </section>
    <section aria-label="Password">
      <Input.Password defaultValue="secret" aria-label="Password" />
    </section>
    <section aria-label="One-time password">
      <Input.OTP length={4} defaultValue="12" />
    </section>
    <section aria-label="Numbers">
      <InputNumber defaultValue={12} min={0} max={99} aria-label="Count" />
      <InputNumber defaultValue={1234.5} precision={2} prefix="¥" suffix="M" aria-label="Price" />
      <InputNumber defaultValue={3} mode="spinner" aria-label="Spinner" />
      <InputNumber status="warning" size="small" disabled aria-label="Disabled" />
    </section>
    <section aria-label="Select">
      <Select defaultValue="red" options={COLOURS} style={{ width: 160 }} aria-label="Colour" />
      <Select loading allowClear placeholder="None" style={{ width: 160 }} aria-label="Nothing selected" />
    </section>
    <section aria-label="Select several">
      <Select
        mode="multiple"
        defaultValue={['red', 'blue']}
        options={COLOURS}
        style={{ width: 300 }}
        aria-label="Colours"
      />
      <Select
        mode="multiple"
        maxTagCount={1}
        defaultValue={['red', 'blue']}
        options={COLOURS}
        style={{ width: 300 }}
        aria-label="First colour"
      />
    </section>
    <section aria-label="Select or add tags">
      <Select mode="tags" options={COLOURS} style={{ width: 300 }} aria-label="Tags" />
    </section>
    <section aria-label="Select with search and groups">
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: 300 }}
        aria-label="Grouped"
        options={[
          { label: 'Warm', options: options('Red', 'Orange') },
          { label: 'Cold', options: options('Blue') },
        ]}
      />
    </section>
    <section aria-label="Completion">
      <AutoComplete
        options={COLOURS}
        showSearch={{ filterOption: (typed, option) => option?.value.includes(typed) === true }}
        style={{ width: 200 }}
        aria-label="Completed"
      />
      <Mentions options={COLOURS} aria-label="Mention" />
    </section>
    <section aria-label="Cascader">
      <Cascader options={CASCADE} defaultValue={['asia', 'china']} aria-label="Place" />
      <Cascader multiple options={CASCADE} style={{ width: 200 }} aria-label="Places" />
    </section>
    <section aria-label="Tree select">
      <TreeSelect treeData={TREE} treeDefaultExpandAll style={{ width: 200 }} aria-label="Region" />
      <TreeSelect
        treeCheckable
        treeData={TREE}
        defaultValue={['china']}
        style={{ width: 200 }}
        aria-label="Regions"
      />
    </section>
    <section aria-label="Dates and times">
      <DatePicker defaultValue={dayjs('2026-03-01')} aria-label="Day" />
      <DatePicker picker="month" aria-label="Month" />
      <DatePicker.RangePicker
        defaultValue={[dayjs('2026-03-01'), dayjs('2026-04-02')]}
        id={{ start: 'from', end: 'to' }}
      />
      <TimePicker defaultValue={dayjs('2026-03-01 09:41')} format="HH:mm" aria-label="Time" />
    </section>
    <section aria-label="Checkboxes">
      <Checkbox indeterminate>Some</Checkbox>
      <Checkbox disabled defaultChecked>
        Disabled
      </Checkbox>
      <Checkbox.Group options={COLOURS} defaultValue={['red']} />
    </section>
    <section aria-label="Radios">
      <Radio.Group options={COLOURS} defaultValue="green" />
      <Radio.Group options={COLOURS} defaultValue="green" optionType="button" buttonStyle="solid" />
    </section>
    <section aria-label="Switches">
      <Switch defaultChecked checkedChildren="on" unCheckedChildren="off" aria-label="On" />
      <Switch loading size="small" aria-label="Loading" />
    </section>
    <section aria-label="Sliders">
      <Slider defaultValue={30} aria-label="One value" />
      <Slider range defaultValue={[20, 60]} marks={{ 0: '0', 50: 'Half', 100: 'All' }} />
    </section>
    <section aria-label="Rating and segments">
      <Rate allowHalf defaultValue={2.5} />
      <Segmented options={['List', 'Board', { label: 'Map', value: 'map', disabled: true }]} />
    </section>
    <section aria-label="Colour picker">
      <ColorPicker defaultValue="#1677ff" showText />
    </section>
    <section aria-label="Upload">
      <Upload
        beforeUpload={() => false}
        defaultFileList={[
          { uid: '1', name: 'done.pdf', status: 'done', url: '#' },
          { uid: '2', name: 'failed.pdf', status: 'error', response: 'Too large' },
          { uid: '3', name: 'under-way.pdf', status: 'uploading', percent: 40 },
        ]}
      >
        <Button icon={<UploadOutlined />}>Choose</Button>
      </Upload>
      <Upload.Dragger beforeUpload={() => false}>Drop here</Upload.Dragger>
    </section>
    <section aria-label="Transfer">
      <Transfer
        dataSource={['Red', 'Green', 'Blue'].map((title) => ({ key: title, title }))}
        selectedKeys={['Red']}
        targetKeys={['Blue']}
        render={({ title }) => title}
        titles={['All', 'Chosen']}
        showSearch
      />
    </section>
  </>
)
