import type { AgreementType } from '@/features/account/agreement/agreements'

interface Section {
  heading: string
  paragraphs: readonly string[]
}

interface Version {
  version: string
  effectiveDate: string
  zh: { title: string; sections: readonly Section[] }
  en: { title: string; sections: readonly Section[] }
}

const section = (heading: string, ...paragraphs: string[]): Section => ({ heading, paragraphs })

const USER_ZH = [
  section(
    '一、协议的范围',
    '本协议由您与药研通平台（以下称“平台”）的运营方订立，适用于您注册、登录和使用平台的全部服务，包括情报检索、资产估值、虚拟数据室和项目孵化。',
    '您在注册时勾选同意，即表示已阅读并接受本协议。如果您代表企业注册，您确认已获得该企业的授权，本协议同时约束该企业。',
  ),
  section(
    '二、账户与认证',
    '您应当使用真实、有效的手机号码和资料注册。平台对资料进行审核，审核通过后开通账户的全部功能；资料不完整或无法核实的，平台可以退回并说明原因。',
    '账户仅供您本人或您所代表企业的授权人员使用，不得出租、出借或转让。您应当妥善保管密码和验证码；发现账户被他人使用时，请立即通知平台。',
    '企业管理员可以为成员开通子账号。子账号在平台上的行为由所属企业承担责任。',
  ),
  section(
    '三、服务内容',
    '检索结果来自公开数据和平台整理的数据，平台尽力保持其准确和及时，但不承诺没有遗漏。',
    '估值结果由平台公布的方法和您填写的参数计算得出，仅供您决策参考，不构成投资建议、评估报告或交易报价。',
    '不同会员方案包含的权益和每日次数以会员方案页所示为准。',
  ),
  section(
    '四、数据室与保密',
    '数据室的管理员决定成员、权限和水印设置。您在数据室中看到的资料属于披露方，未经其书面同意，不得复制、传播或用于约定之外的目的。',
    '平台对数据室中的查看和下载留存行为记录，管理员可以查阅。您另行签署的保密协议与本协议不一致的，以保密协议为准。',
  ),
  section(
    '五、您上传的内容',
    '您对上传的资料享有的权利不因使用平台而转移。您授权平台在提供服务所必需的范围内存储、转换和展示这些资料。',
    '您保证上传的资料不侵犯他人的知识产权、商业秘密和个人信息，不含受试者可被识别的个人信息。',
  ),
  section(
    '六、使用规则',
    '您不得以自动程序批量抓取数据，不得绕过权限、水印或次数限制，不得对平台进行反向工程或压力测试。',
    '违反本条的，平台可以限制或暂停账户，并保留追究责任的权利。',
  ),
  section(
    '七、会员与支付',
    '付费方案的期限、可用优惠和应付金额在下单时显示，您确认并支付后生效。已开始使用的权益一般不予退款，法律另有规定的除外。',
    '积分和票券不能兑换现金，在各自的有效期内使用。',
  ),
  section(
    '八、责任限制',
    '因不可抗力、网络故障或第三方服务中断造成的损失，平台在法律允许的范围内不承担责任，但会尽快恢复服务。',
    '在任何情况下，平台就本协议承担的责任总额以您在此前十二个月内实际支付的费用为限；法律不允许限制的责任不受影响。',
  ),
  section(
    '九、协议的变更与终止',
    '平台修改本协议时，会在生效前公布新版本。修改涉及您的主要权利的，平台会另行提示；您不同意的，可以在生效前注销账户。',
    '您可以随时在个人中心注销账户。注销后，平台按照《隐私与服务协议》处理您的资料。',
  ),
  section(
    '十、适用法律与争议解决',
    '本协议适用中华人民共和国法律。发生争议的，双方先行协商；协商不成的，提交平台运营方所在地有管辖权的人民法院解决。',
  ),
]

const USER_EN = [
  section(
    '1. Scope',
    'This agreement is made between you and the operator of the PharmaDesk platform ("the platform"). It covers registration, signing in and every service of the platform: intelligence search, asset valuation, virtual data rooms and project incubation.',
    'By ticking the box when you sign up you confirm that you have read and accept it. If you sign up for a company, you confirm that the company has authorised you; the agreement then binds the company as well.',
  ),
  section(
    '2. Account and verification',
    'You sign up with a phone number and details that are true and current. The platform reviews them and then opens the account; details that are incomplete or cannot be verified may be returned with the reason.',
    'The account is for you, or for the people whom your company has authorised. It must not be rented, lent or passed on. Keep password and codes to yourself, and tell the platform at once when someone else uses your account.',
    'A company administrator may open sub-accounts for its people. The company answers for what is done with them.',
  ),
  section(
    '3. Services',
    'Search results come from public data and from data compiled by the platform, which takes care that they are correct and current but does not promise that nothing is missing.',
    'Valuations follow from the published method and from the inputs that you give. They support your decisions; they are neither investment advice nor an appraisal nor an offer.',
    'What each membership plan includes, and how often a day, is shown on the plans page.',
  ),
  section(
    '4. Data rooms and confidentiality',
    'The administrators of a data room decide on members, rights and watermark. What you see there belongs to the disclosing party; without its written consent you must not copy it, pass it on or use it for anything but the agreed purpose.',
    'The platform records what is viewed and downloaded in a data room, and its administrators may read that record. Where a confidentiality agreement that you have signed differs from this one, it prevails.',
  ),
  section(
    '5. What you upload',
    'Your rights in what you upload do not change by using the platform. You allow the platform to store, convert and show it as far as the services need it.',
    'You warrant that it infringes neither intellectual property nor trade secrets nor personal data of others, and holds no personal data by which trial participants could be recognised.',
  ),
  section(
    '6. Rules of use',
    'You must not collect data by automatic means, evade rights, watermark or daily counts, reverse-engineer the platform or put it under test load.',
    'The platform may limit or suspend accounts that break these rules and reserves further claims.',
  ),
  section(
    '7. Membership and payment',
    'Period, discounts and the amount payable are shown with the order and apply once you have confirmed and paid. Benefits that have begun to be used are not refunded, unless the law says otherwise.',
    'Points and tickets cannot be exchanged for money and are used within their own period.',
  ),
  section(
    '8. Liability',
    'As far as the law allows, the platform is not liable for losses caused by force majeure, network failure or the interruption of third-party services, but restores its services as soon as it can.',
    'In all cases its liability under this agreement is limited to what you have paid in the twelve months before; liability that the law does not allow to limit is not affected.',
  ),
  section(
    '9. Changes and end',
    'New versions are published before they come into force. Where a change touches your main rights you are told separately; if you do not agree you may close your account before.',
    'You may close your account in the personal centre at any time. Your data are then handled as the Privacy and Service Agreement says.',
  ),
  section(
    '10. Law and disputes',
    'This agreement is subject to the law of the People’s Republic of China. Disputes are to be settled by talks; failing that, by the competent people’s court at the seat of the operator.',
  ),
]

const PRIVACY_ZH = [
  section(
    '一、我们收集的信息',
    '注册和认证：手机号码、电子邮箱、姓名、单位名称、统一社会信用代码和使用目的。企业认证还包括您主动上传的证照。',
    '使用服务：您填写的估值参数、上传的文件、检索关键词、订单记录，以及登录时间、设备类型和网络地址。',
  ),
  section(
    '二、使用目的',
    '我们将上述信息用于核实身份、提供您使用的功能、保障账户与数据室的安全、处理订单以及回复您的咨询。',
    '未经您另行同意，我们不会将您的检索关键词、估值参数和上传文件用于其他用户可见的内容，也不会用于训练模型。',
  ),
  section(
    '三、水印与行为记录',
    '为保护披露方的资料，平台界面和下载的文件带有包含您用户编号和昵称的水印。数据室中的查看、下载和提问会被记录，并向该数据室的管理员展示。',
  ),
  section(
    '四、共享与委托处理',
    '我们不出售个人信息。仅在以下情形向他人提供：您主动参与数据室或接受邀请，对方可见您的姓名和单位；支付、短信等服务商为完成服务所必需；法律要求。',
  ),
  section(
    '五、存储与安全',
    '信息存储在中华人民共和国境内。传输全程加密，访问按权限控制并留有记录。登录状态仅保存在当前浏览器会话中，未提交的草稿只保存在您的浏览器标签页内，最长二十四小时。',
  ),
  section(
    '六、保存期限',
    '账户存续期间保存您的信息。注销后，我们在三十日内删除或匿名化处理，法律要求更长保存期限的订单和日志除外。',
  ),
  section(
    '七、您的权利',
    '您可以在个人中心查阅、更正手机号码、邮箱和昵称，撤回同意，注销账户；也可以通过“联系我们”提出查阅、复制、更正或删除的请求，我们在十五个工作日内答复。',
  ),
  section(
    '八、Cookie 与本地存储',
    '我们只使用维持登录状态所必需的 Cookie，以及记录语言、主题等偏好的本地存储，不使用跨站跟踪和广告标识。',
  ),
  section('九、未成年人', '平台面向企业和专业人士，不向未满十八周岁的未成年人提供服务。'),
  section(
    '十、联系我们',
    '对本协议有任何疑问，请通过“联系我们”页面留言。服务时间为周一至周五 9:00-12:00 和 13:30-18:00（北京时间）。',
  ),
]

const PRIVACY_EN = [
  section(
    '1. What we collect',
    'For sign-up and verification: phone number, e-mail address, name, organisation, unified social credit code and purpose of use; for companies also the certificates that you upload.',
    'While you use the services: valuation inputs, uploaded files, search keywords and orders, and the time, kind of device and network address of your logins.',
  ),
  section(
    '2. What for',
    'To verify who you are, to provide the functions you use, to keep accounts and data rooms safe, to handle orders and to answer you.',
    'Without your separate consent your keywords, valuation inputs and files never become part of what other users see, and are not used to train models.',
  ),
  section(
    '3. Watermark and records',
    'To protect the disclosing parties, the screens and the downloaded files carry a watermark with your user id and nickname. Views, downloads and questions in a data room are recorded and shown to its administrators.',
  ),
  section(
    '4. Sharing',
    'We do not sell personal data. Others receive them in these cases only: you join a data room or accept an invitation, and the other side sees your name and organisation; providers of payment and short messages need them for their service; the law demands it.',
  ),
  section(
    '5. Storage and security',
    'Data are stored within the People’s Republic of China, encrypted on their way, and accessible by right and on record. Your login is kept for the browser session only; drafts that you have not submitted stay in your browser tab for at most twenty-four hours.',
  ),
  section(
    '6. How long',
    'As long as your account exists. After you close it we delete or anonymise the data within thirty days, except for orders and logs that the law wants kept longer.',
  ),
  section(
    '7. Your rights',
    'In the personal centre you can look up and correct phone number, e-mail and nickname, withdraw consent and close the account. You may also ask for access, a copy, correction or deletion on the contact page; we answer within fifteen working days.',
  ),
  section(
    '8. Cookies and local storage',
    'We use only the cookie that keeps you signed in, and local storage for preferences such as language and theme. There is no tracking across sites and no advertising id.',
  ),
  section(
    '9. Minors',
    'The platform is for companies and professionals; it is not offered to people under eighteen.',
  ),
  section(
    '10. Contact',
    'Please use the contact page for any question about this agreement. Support hours are Monday to Friday 9:00-12:00 and 13:30-18:00, Beijing time.',
  ),
]

const versionOf = (
  [version, effectiveDate]: [string, string],
  [zhTitle, enTitle]: [string, string],
  zh: readonly Section[],
  en: readonly Section[],
): Version => ({
  version,
  effectiveDate,
  zh: { title: zhTitle, sections: zh },
  en: { title: enTitle, sections: en },
})

const USER_TITLES: [string, string] = ['平台用户协议', 'Platform User Agreement']
const PRIVACY_TITLES: [string, string] = ['隐私与服务协议', 'Privacy and Service Agreement']

export const AGREEMENT_VERSIONS: Readonly<Record<AgreementType, readonly Version[]>> = {
  user: [
    versionOf(['1.1', '2025-09-01'], USER_TITLES, USER_ZH, USER_EN),
    versionOf(
      ['1.0', '2024-11-01'],
      USER_TITLES,
      USER_ZH.filter(({ heading }) => !heading.includes('使用规则')),
      USER_EN.filter(({ heading }) => !heading.includes('Rules of use')),
    ),
  ],
  privacy: [
    versionOf(['1.2', '2025-09-01'], PRIVACY_TITLES, PRIVACY_ZH, PRIVACY_EN),
    versionOf(
      ['1.0', '2024-11-01'],
      PRIVACY_TITLES,
      PRIVACY_ZH.filter(({ heading }) => !heading.includes('水印')),
      PRIVACY_EN.filter(({ heading }) => !heading.includes('Watermark')),
    ),
  ],
}
