import { SocialLoginPage } from './SocialLoginPage'

export default function AlipayLoginPage() {
  return <SocialLoginPage source="alipay" />
}
