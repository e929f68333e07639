import { Button, Card, Form, Input, Layout, Tabs } from 'antd'
import Cookies from 'js-cookie'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { read, signIn } from './calls'
import { useTexts } from './texts'

interface Captcha {
  img: string
  uuid: string
}

export default function Login() {
  const t = useTexts()
  const navigate = useNavigate()
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  useEffect(() => void read<Captcha>('/captchaImage').then(setCaptcha), [])

  async function enter(fields: Record<string, string>) {
    Cookies.set('Admin-Token', await signIn({ ...fields, uuid: captcha?.uuid }))
    await navigate('/index')
  }

  const account = (
    <Form layout="vertical" onFinish={(fields: Record<string, string>) => void enter(fields)}>
      <Form.Item name="username" label={t('account')} rules={[{ required: true }]}>
        <Input autoComplete="username" />
      </Form.Item>
      <Form.Item name="password" label={t('password')} rules={[{ required: true }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item name="code" label={t('code')} rules={[{ required: true }]}>
        <Input suffix={captcha && <img alt="" src={`data:image/gif;base64,${captcha.img}`} height={24} />} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {t('signIn')}
      </Button>
    </Form>
  )
  const sent = (
    <Form layout="vertical">
      <Form.Item name="phone" label={t('phone')} rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="smsCode" label={t('code')} rules={[{ required: true }]}>
        <Input />
      </Form.Item>
    </Form>
  )
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Content>
        <Card style={{ width: 400, margin: '10vh auto' }}>
          <Tabs
            items={[
              { key: 'account', label: t('account'), children: account },
              { key: 'sent', label: t('phone'), children: sent },
            ]}
          />
        </Card>
      </Layout.Content>
    </Layout>
  )
}
