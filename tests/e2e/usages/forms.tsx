import { Button, DatePicker, Form, Input, InputNumber, Radio, Select, Space } from 'antd'

/** Submitted empty, it shows the message of each rule. */
const Rules = () => (
  <Form name="rules" layout="vertical">
    <Form.Item name="name" label="Name" rules={[{ required: true }]} tooltip="As registered">
      <Input />
    </Form.Item>
    <Form.Item name="code" label="Code" rules={[{ pattern: /^\d+$/ }]} initialValue="x1" extra="Digits only">
      <Input />
    </Form.Item>
    <Form.Item name="title" label="Title" rules={[{ min: 5 }]} initialValue="abc" hasFeedback>
      <Input />
    </Form.Item>
    <Form.Item name="amount" label="Amount" rules={[{ type: 'number', max: 10 }]} initialValue={11}>
      <InputNumber />
    </Form.Item>
    <Form.Item name="mail" label="E-mail" rules={[{ type: 'email' }]} initialValue="nobody">
      <Input />
    </Form.Item>
    <Form.Item
      name="age"
      label="Age"
      initialValue="7"
      rules={[
        { validator: async (_, age) => (Number(age) < 18 ? Promise.reject(new Error('Too young')) : null) },
      ]}
    >
      <Input />
    </Form.Item>
    <Form.Item name="day" label="Day" rules={[{ required: true, message: 'Choose a day' }]}>
      <DatePicker />
    </Form.Item>
    <Button type="primary" htmlType="submit">
      Submit rules
    </Button>
  </Form>
)

const Passwords = () => (
  <Form name="passwords" labelCol={{ span: 6 }} wrapperCol={{ span: 12 }}>
    <Form.Item name="password" label="New password" rules={[{ required: true }]}>
      <Input.Password />
    </Form.Item>
    <Form.Item
      name="again"
      label="Confirm password"
      dependencies={['password']}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_, again) =>
            again === getFieldValue('password')
              ? Promise.resolve()
              : Promise.reject(new Error('Not the same')),
        }),
      ]}
    >
      <Input.Password />
    </Form.Item>
    <Form.Item noStyle shouldUpdate>
      {({ getFieldsValue }) => <output>{JSON.stringify(getFieldsValue())}</output>}
    </Form.Item>
  </Form>
)

const Members = () => (
  <Form name="members" initialValues={{ members: [{ name: 'Ann', role: 'lead' }] }}>
    <Form.List name="members">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <Space key={key} align="baseline">
              <Form.Item name={[name, 'name']} label="Member" rules={[{ required: true }]}>
                <Input />
              </Form.Item>
              <Form.Item name={[name, 'role']}>
                <Select options={[{ value: 'lead' }, { value: 'guest' }]} style={{ width: 100 }} />
              </Form.Item>
              <Button type="text" onClick={() => remove(name)}>
                Remove
              </Button>
            </Space>
          ))}
          <Button type="dashed" block onClick={() => add()}>
            Add a member
          </Button>
        </>
      )}
    </Form.List>
  </Form>
)

function Watched() {
  const [form] = Form.useForm<{ kind: string; other?: string }>()
  const kind = Form.useWatch('kind', form)
  return (
    <Form form={form} layout="inline" initialValues={{ kind: 'known' }}>
      <Form.Item name="kind" label="Type">
        <Radio.Group options={['known', 'other']} />
      </Form.Item>
      {kind === 'other' && (
        <Form.Item name="other" label="Which" required>
          <Input />
        </Form.Item>
      )}
    </Form>
  )
}

export const Forms = () => (
  <>
    <section aria-label="Rules">
      <Rules />
    </section>
    <section aria-label="Dependent fields">
      <Passwords />
    </section>
    <section aria-label="List of fields">
      <Members />
    </section>
    <section aria-label="Watched field">
      <Watched />
    </section>
    <section aria-label="States of a field">
      <Form disabled size="small" variant="filled">
        <Form.Item label="Disabled" validateStatus="warning" help="Look again">
          <Input />
        </Form.Item>
        <Form.Item label="In progress" validateStatus="validating" hasFeedback>
          <Input />
        </Form.Item>
      </Form>
    </section>
  </>
)
