import account from '@/features/account/locales/zh.json'
import signIn from '@/features/account/locales/signIn.zh.json'

const notRegistered = (what: string) => `该${what}尚未注册`

/** What is refused to who signs in or up, or is known here; the client's own words where it says the same. */
export const REFUSALS = {
  captchaExpired: '验证码已失效',
  wrongCode: '验证码错误',
  codeTooSoon: '发送过于频繁，请稍后再试',
  noCode: '请先获取验证码',
  codeUsed: '验证码已使用，请重新获取',
  codeExpired: '验证码已过期，请重新获取',
  wrongPassword: '用户不存在/密码错误',
  phoneUnknown: notRegistered('手机号'),
  phoneUnknownSignUp: `${notRegistered('手机号')}，请先创建账号`,
  emailUnknown: notRegistered('邮箱'),
  signedInElsewhere: `该${account.elsewhere.title}`,
  qrExpired: `${signIn.qr.expired}，请刷新电脑上的二维码`,
  qrTaken: '二维码已被其他账号扫描',
  noSource: '不支持的登录方式',
  consentExpired: '授权已过期，请重新授权',
  consentInvalid: '授权无效',
  bindExpired: '绑定已超时，请重新授权',
  phoneRegistered: '该手机号码已注册，请直接登录',
  phoneTaken: '该手机号码已属于其他账户',
  emailTaken: '该邮箱已被使用',
  organisationTaken: '该企业已注册，请联系企业管理员',
  alreadyVerified: '账户已通过认证，无需重复提交',
  noCertificate: '证照文件不存在，请重新上传',
  noInvitation: '邀请码无效或已过期',
  invitationTaken: '您已接受过该邀请',
  messageKnown: '相同内容的留言已收到，请勿重复提交',
  noAgreement: '协议或版本不存在',
}
