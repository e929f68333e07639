import type { Account } from '../platform/db'
import { DEMO_PATH, escapeHtml } from '../platform/demo'

export const demoPage = (accounts: readonly Account[], faults: readonly string[]) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>演示数据 Demo data</title>
<style>
  body { font: 14px/1.6 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430 }
  td, th { text-align: start; padding: .25rem 1rem .25rem 0 } code { background: #eef2f7; padding: 0 .25rem }
  button { font: inherit; padding: .4rem 1rem }
</style>
<h1>演示数据 Demo data</h1>
<table>
<thead><tr><th>账号 Account</th><th>密码 Password</th><th>手机 Phone</th><th>邮箱 E-mail</th><th>姓名 Name</th><th>角色 Roles</th><th>仅一台设备 One device only</th></tr></thead>
<tbody>${accounts
  .map(
    ({ userName, password, phonenumber, email, nickName, roles, isSingleDevice }) =>
      `<tr><td><code>${escapeHtml(userName)}</code></td><td><code>${escapeHtml(password)}</code></td><td>${escapeHtml(phonenumber)}</td><td>${escapeHtml(email)}</td><td>${escapeHtml(nickName)}</td><td>${escapeHtml(roles.join(', ') || '—')}</td><td>${isSingleDevice ? '是 Yes' : '—'}</td></tr>`,
  )
  .join('')}</tbody></table>
<p><button id="reset">重置演示数据 Reset demo data</button> <output id="state"></output></p>
<p><button id="reports">给 analyst 增加 10,000 份报告 Give analyst 10,000 reports</button> <output id="added"></output></p>
<p><button id="room">给 admin 增加大型数据室 Give admin a room of 2,000 folders, 10,000 documents, 30 tags, 100,000 log entries, some bad files</button> <output id="roomAdded"></output></p>
<p><button id="group">给演示房间增加有 5,000 条消息的讨论组 Give the first room a group of 5,000 messages</button> <output id="groupAdded"></output></p>
<p><button id="projects">增加 500 个投后项目 Add 500 funded projects</button> <output id="projectsAdded"></output></p>
<p><button id="tasks">将 BLX-220 项目的任务增加到 500 项 Give the project BLX-220 500 tasks</button> <output id="tasksAdded"></output></p>
<p><button id="customers">将客户增加到 2,000 个 Give the board 2,000 customers</button> <output id="customersAdded"></output></p>
<p><button id="zip">下一次打包在 80 % 失败 The next ZIP fails at 80 %</button> <output id="zipSet"></output></p>
<p>故障 Faults: <code>?mockFault=${faults.map(escapeHtml).join(' | ')}</code>,
  <code>?mockFault=500:/report/list</code> 只影响含该路径的接口 hits only paths that contain the part.
  AI 问答：问题含“演示故障”即失败并退回 A question to the AI with the words <code>demo fault</code> fails and is given back.</p>
<form id="push">
  <p>推送 Push: <label>用户 User <select name="userId">${accounts.map(({ userId, userName }) => `<option value="${escapeHtml(userId)}">${escapeHtml(userName)}</option>`).join('')}</select></label>
  <label>code <input name="code" value="200" size="5"></label>
  <label>msg <input name="msg" value="highlight" list="messages"></label>
  <label>次数 Times <input name="times" value="1" size="6"></label>
  <button>发送 Send</button> <button type="button" id="drop">断开该用户 Drop the link</button></p>
  <datalist id="messages"><option>highlight<option>refresh</datalist>
</form>
<p>账户认证 Verification: 提交资料后，重新登录或一分钟后即视为审核通过。 What was submitted counts as reviewed after
  a minute, or once the account signs in again. 邀请码 Invitations: <code>/guestRegister?code=GUEST-2026</code>,
  <code>/guestRegister?room=ROOM-1001</code></p>
<form id="code"><label>短信或邮件验证码 Code sent to <input name="receiver" placeholder="13800000002" required></label>
  <button>查看 Show</button> <output></output></form>
<script>
  const push = document.getElementById('push')
  push.onsubmit = (event) => {
    event.preventDefault()
    fetch('${DEMO_PATH}/push?' + new URLSearchParams(new FormData(push)), { method: 'POST' })
  }
  document.getElementById('drop').onclick = () =>
    fetch('${DEMO_PATH}/drop?userId=' + push.elements.userId.value, { method: 'POST' })
  document.getElementById('code').onsubmit = async (event) => {
    event.preventDefault()
    const form = event.target
    const answer = await fetch('${DEMO_PATH}/code?receiver=' + encodeURIComponent(form.receiver.value.trim()))
    form.querySelector('output').textContent = (await answer.json()).answer ?? '无 None'
  }
  document.getElementById('reports').onclick = async () => {
    const answer = await fetch('${DEMO_PATH}/reports?as=analyst&count=10000', { method: 'POST' })
    document.getElementById('added').textContent = answer.ok ? '已增加 Done' : '失败 Failed'
  }
  for (const [path, told] of [['room', 'roomAdded'], ['group', 'groupAdded'], ['projects', 'projectsAdded'], ['tasks', 'tasksAdded'], ['customers', 'customersAdded'], ['zip', 'zipSet']]) {
    document.getElementById(path).onclick = async () => {
      const answer = await fetch('${DEMO_PATH}/' + path, { method: 'POST' })
      document.getElementById(told).textContent = answer.ok ? '已设置 Done' : '失败 Failed'
    }
  }
  document.getElementById('reset').onclick = async () => {
    const answer = await fetch('${DEMO_PATH}/reset', { method: 'POST' })
    document.getElementById('state').textContent = answer.ok ? '已重置 Done' : '失败 Failed'
  }
</script>
</html>
`
