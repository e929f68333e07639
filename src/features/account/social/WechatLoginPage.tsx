import { SocialLoginPage } from './SocialLoginPage'

export default function WechatLoginPage() {
  return <SocialLoginPage source="wx" />
}
